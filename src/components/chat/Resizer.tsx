import { type KeyboardEvent, memo, type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { clampSize, type PanelSize, sizeAfterKey, sizeBounds, sizeSteps } from './panelSize';
import { GripSign } from './signs';

interface ResizerProps {
  size: PanelSize;
  isRtl: boolean;
  onResize: (size: PanelSize) => void;
}

/**
 * The panel's free corner. It is dragged, or moved by the keyboard: two sliders stand behind it, one for each
 * axis, and the arrow of the other axis moves on to the other slider, so that every change is announced. No message
 * concerns it.
 */
export const Resizer = memo(function Resizer({ size, isRtl, onResize }: ResizerProps) {
  const { t } = useTranslation('chat');
  const drag = useRef<{ x: number; y: number; size: PanelSize }>(null);
  const sliders = { width: useRef<HTMLInputElement>(null), height: useRef<HTMLInputElement>(null) };

  const start = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, y: event.clientY, size };
  };
  const move = (event: PointerEvent) => {
    if (!drag.current) return;
    const outwards = (drag.current.x - event.clientX) * (isRtl ? -1 : 1);
    const upwards = drag.current.y - event.clientY;
    const { width, height } = drag.current.size;
    onResize(clampSize({ width: width + outwards, height: height + upwards }));
  };
  const end = () => {
    drag.current = null;
  };

  const resizeByKey = (event: KeyboardEvent) => {
    const next = sizeAfterKey(size, event.key, { isLarge: event.shiftKey, isRtl });
    if (!next) return;
    event.preventDefault();
    onResize(next);
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') sliders.height.current?.focus();
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') sliders.width.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is one handle of two sliders.
    <div
      className="chat-grip"
      role="group"
      aria-label={t('resize.label')}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={resizeByKey}
    >
      <GripSign />
      {(['width', 'height'] as const).map((axis) => (
        <input
          key={axis}
          ref={sliders[axis]}
          type="range"
          className="chat-grip-slider"
          aria-label={t(`resize.${axis}`)}
          aria-valuetext={t('resize.value', { ...size })}
          min={sizeBounds[axis][0]}
          max={sizeBounds[axis][1]}
          step={sizeSteps.slider}
          value={size[axis]}
          onChange={(event) => onResize({ ...size, [axis]: Number(event.target.value) })}
        />
      ))}
    </div>
  );
});
