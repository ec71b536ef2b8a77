/** The panel's sizes in CSS pixels, and how they change. The only place that knows them. */
export interface PanelSize {
  width: number;
  height: number;
}

/** How the panel stands: maximising keeps the size it returns to. */
export interface PanelShape {
  size: PanelSize;
  isMaximized: boolean;
}

const normalSize: PanelSize = { width: 400, height: 500 };
const maximizedSize: PanelSize = { width: 800, height: 600 };

/** What dragging, the keyboard and the size buttons may reach. */
export const sizeBounds = { width: [300, 800], height: [400, 700] } as const;

/**
 * One press of an arrow key; with Shift, and of a size button. `slider` is what the bounds, the usual sizes and the
 * steps have in common: with a coarser one the browser would round the value that it reads out.
 */
export const sizeSteps = { small: 16, large: 64, slider: 4 } as const;

export const initialShape: PanelShape = { size: normalSize, isMaximized: false };

const between = (value: number, [least, most]: readonly [number, number]) =>
  Math.round(Math.min(most, Math.max(least, value)));

export function clampSize({ width, height }: PanelSize): PanelSize {
  return { width: between(width, sizeBounds.width), height: between(height, sizeBounds.height) };
}

export function shownSize({ size, isMaximized }: PanelShape): PanelSize {
  return isMaximized ? maximizedSize : size;
}

export function toggleMaximized(shape: PanelShape): PanelShape {
  return { ...shape, isMaximized: !shape.isMaximized };
}

/** Any resizing starts from what is seen, and ends the maximised state. */
export function resizeTo(size: PanelSize): PanelShape {
  return { size: clampSize(size), isMaximized: false };
}

/**
 * The size after a key on the handle, or undefined for a key that means nothing there. Width follows the
 * convention of sliders: it grows towards the reading direction's end, so ArrowRight shrinks in RTL.
 */
export function sizeAfterKey(
  size: PanelSize,
  key: string,
  { isLarge, isRtl }: { isLarge: boolean; isRtl: boolean },
): PanelSize | undefined {
  const step = isLarge ? sizeSteps.large : sizeSteps.small;
  const { width, height } = size;
  switch (key) {
    case 'ArrowRight':
      return clampSize({ width: width + (isRtl ? -step : step), height });
    case 'ArrowLeft':
      return clampSize({ width: width + (isRtl ? step : -step), height });
    case 'ArrowUp':
      return clampSize({ width, height: height + step });
    case 'ArrowDown':
      return clampSize({ width, height: height - step });
    case 'Home':
      return { width: sizeBounds.width[0], height: sizeBounds.height[0] };
    case 'End':
      return { width: sizeBounds.width[1], height: sizeBounds.height[1] };
    default:
      return undefined;
  }
}
