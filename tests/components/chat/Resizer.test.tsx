// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import type { PanelSize } from '../../../src/components/chat/panelSize';
import { Resizer } from '../../../src/components/chat/Resizer';
import { renderIn } from './fakes';

function Panel({ isRtl, initial }: { isRtl: boolean; initial: PanelSize }) {
  const [size, setSize] = useState(initial);
  return <Resizer size={size} isRtl={isRtl} onResize={setSize} />;
}

function renderResizer(language: 'en' | 'ar' = 'en', initial = { width: 400, height: 500 }) {
  // The test page knows no pointer capture.
  HTMLElement.prototype.setPointerCapture = () => {};
  renderIn(language, <Panel isRtl={language === 'ar'} initial={initial} />);
  const [width, height] = screen.getAllByRole('slider');
  if (!width || !height) throw new Error('two sliders');
  return { grip: screen.getByRole('group'), width, height };
}

const drag = (grip: HTMLElement, from: [number, number], to: [number, number]) => {
  fireEvent.pointerDown(grip, { button: 0, pointerId: 1, clientX: from[0], clientY: from[1] });
  fireEvent.pointerMove(grip, { pointerId: 1, clientX: to[0], clientY: to[1] });
  fireEvent.pointerUp(grip, { pointerId: 1 });
};

test('the handle is a named group of two sliders with their bounds', () => {
  const { grip, width, height } = renderResizer();
  expect(grip).toHaveAccessibleName('Size of the chat: drag, or use the arrow keys');
  expect(width).toHaveAccessibleName('Width');
  expect(width).toHaveAttribute('min', '300');
  expect(width).toHaveAttribute('max', '800');
  expect(height).toHaveAccessibleName('Height');
  expect(height).toHaveAttribute('min', '400');
  expect(height).toHaveAttribute('max', '700');
});

test.each([
  [400, 500],
  [800, 600],
  [416, 564],
])(
  '%i by %i stands on a step of the sliders: what does not, the browser rounds and reads out',
  (width, height) => {
    const sliders = renderResizer('en', { width, height });
    for (const axis of ['width', 'height'] as const) {
      const { min, step, value } = sliders[axis] as HTMLInputElement;
      expect(value).toBe(String({ width, height }[axis]));
      expect((Number(value) - Number(min)) % Number(step)).toBe(0);
    }
  },
);

test('dragging up and outwards grows the panel, within its bounds', () => {
  const { grip, width, height } = renderResizer();
  drag(grip, [900, 300], [800, 250]);
  expect([width, height].map((slider) => slider.getAttribute('value'))).toEqual(['500', '550']);
  drag(grip, [800, 250], [-5000, -5000]);
  expect([width, height].map((slider) => slider.getAttribute('value'))).toEqual(['800', '700']);
});

test('in Arabic the panel stands on the other side: outwards is to the right', () => {
  const { grip, width } = renderResizer('ar');
  drag(grip, [424, 300], [524, 300]);
  expect(width).toHaveValue('500');
});

test('a pointer that only passes over changes nothing', () => {
  const { grip, width } = renderResizer();
  fireEvent.pointerMove(grip, { clientX: 10, clientY: 10 });
  expect(width).toHaveValue('400');
});

test('arrow keys resize, and the size is said in both axes', () => {
  const { width, height } = renderResizer();
  width.focus();
  fireEvent.keyDown(width, { key: 'ArrowRight', shiftKey: true });
  expect(width).toHaveAttribute('aria-valuetext', '464 by 500 pixels');
  fireEvent.keyDown(width, { key: 'ArrowUp' });
  expect(height).toHaveFocus();
  expect(height).toHaveAttribute('aria-valuetext', '464 by 516 pixels');
  fireEvent.keyDown(height, { key: 'Home' });
  expect(height).toHaveAttribute('aria-valuetext', '300 by 400 pixels');
  fireEvent.keyDown(height, { key: 'End' });
  expect(height).toHaveAttribute('aria-valuetext', '800 by 700 pixels');
});

test('in Arabic ArrowRight shrinks, and the size is said in its numerals', () => {
  const { width } = renderResizer('ar');
  width.focus();
  fireEvent.keyDown(width, { key: 'ArrowRight' });
  expect(width).toHaveAttribute('aria-valuetext', '٣٨٤ في ٥٠٠ بكسل');
});
