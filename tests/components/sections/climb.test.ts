// @vitest-environment jsdom
import { climbOf, measureSteps, type Step, touched } from '../../../src/components/sections/climb';

/** Two steps of 100 wide and 50 high; the figure of the last hangs 30 under its tread. */
const leftToRight: Step[] = [
  { start: 0, end: 100, tread: 50, contact: { x: 20, y: 50 } },
  { start: 100, end: 200, tread: 0, contact: { x: 140, y: 30 } },
];
const rightToLeft: Step[] = [
  { start: 0, end: -100, tread: 50, contact: { x: -20, y: 50 } },
  { start: -100, end: -200, tread: 0, contact: { x: -140, y: 30 } },
];

test.each([
  ['left to right', leftToRight, [0, 100, 100, 140, 140]],
  ['right to left', rightToLeft, [0, -100, -100, -140, -140]],
])('%s, the way follows tread and riser and drops into the last figure', (_, steps, xs) => {
  const { points, lengths } = climbOf(steps);
  expect(points.map(({ x }) => x)).toEqual(xs);
  expect(points.map(({ y }) => y)).toEqual([50, 50, 0, 0, 30]);
  expect(lengths).toEqual([0, 100, 150, 190, 220]);
});

test.each([
  ['left to right', leftToRight],
  ['right to left', rightToLeft],
])('%s, a figure is touched where the dot passes it, the last one at the end of the way', (_, steps) => {
  const climb = climbOf(steps);
  expect([0, 19, 20, 100, 219, 220].map((way) => touched(climb, way))).toEqual([0, 0, 1, 1, 1, 2]);
});

test('a stair without steps has no way', () => {
  expect(climbOf([])).toEqual({ points: [], lengths: [], stations: [] });
});

test.each([
  [
    'ltr',
    [
      { start: 0, end: 100 },
      { start: 100, end: 200 },
    ],
    [20, 140],
  ],
  [
    'rtl',
    [
      { start: 0, end: -100 },
      { start: -100, end: -200 },
    ],
    [-180, -60],
  ],
] as const)(
  'in %s, steps are measured from the corner where reading starts',
  (direction, treads, contacts) => {
    document.body.innerHTML =
      '<div id="climb"><ol class="stair"><li><svg class="stair-dot"></svg></li><li><svg class="stair-dot"></svg></li></ol></div>';
    const climb = document.querySelector<HTMLElement>('#climb');
    if (!climb) throw new Error('the climb is missing');
    climb.style.direction = direction;
    const [first, second] = climb.querySelectorAll('li');
    const [firstDot, secondDot] = climb.querySelectorAll('.stair-dot');
    const lies = (element: Element | undefined, x: number, y: number, width: number, height: number) => {
      if (element) element.getBoundingClientRect = () => new DOMRect(x, y, width, height);
    };
    // The climb lies 1000 across and 500 down the screen, 200 wide; reading decides which step is the first.
    lies(climb, 1000, 500, 200, 300);
    const [near, far] = direction === 'ltr' ? [1000, 1100] : [1100, 1000];
    lies(first, near, 549, 100, 200);
    lies(second, far, 499, 100, 200);
    lies(firstDot, 1015, 545, 10, 10);
    lies(secondDot, 1135, 525, 10, 10);

    const steps = measureSteps(climb);
    expect(steps.map(({ start, end }) => ({ start, end }))).toEqual(treads);
    expect(steps.map(({ tread }) => tread)).toEqual([50, 0]);
    expect(steps.map(({ contact }) => contact.x)).toEqual(contacts);
  },
);
