/**
 * One step of the stair as it stands on the page, in pixels from the climb's upper corner at the inline start:
 * right-to-left, every x is negative.
 */
export interface Step {
  /** The tread's two ends, in reading direction. */
  start: number;
  end: number;
  /** Height of the tread. */
  tread: number;
  /** Where the dot touches the step's figure. */
  contact: { x: number; y: number };
}

export interface Climb {
  points: readonly { x: number; y: number }[];
  /** Length of the way up to each point; the last is the whole way. */
  lengths: readonly number[];
  /** Length of the way at which the dot touches each figure. */
  stations: readonly number[];
}

/**
 * The way up: along every tread and riser, and at the last step only as far as its figure, into which the dot
 * drops.
 */
export function climbOf(steps: readonly Step[]): Climb {
  const points: { x: number; y: number }[] = [];
  const stationPoints: { after: number; along: number }[] = [];

  steps.forEach(({ start, end, tread, contact }, index) => {
    const isLast = index === steps.length - 1;
    points.push({ x: start, y: tread });
    if (!isLast) {
      stationPoints.push({ after: points.length - 1, along: Math.abs(contact.x - start) });
      points.push({ x: end, y: tread });
      return;
    }
    points.push({ x: contact.x, y: tread }, contact);
    stationPoints.push({ after: points.length - 1, along: 0 });
  });

  const lengths: number[] = [];
  points.forEach((point, index) => {
    const before = points[index - 1];
    const way = before ? Math.hypot(point.x - before.x, point.y - before.y) : 0;
    lengths.push((lengths[index - 1] ?? 0) + way);
  });

  return {
    points,
    lengths,
    stations: stationPoints.map(({ after, along }) => (lengths[after] ?? 0) + along),
  };
}

/** How many figures the dot has touched after this much of the way, in pixels. */
export function touched(climb: Climb, way: number): number {
  // Half a pixel of grace: scrolled to the very end, a rounded way must still count as the whole.
  return climb.stations.filter((station) => way >= station - 0.5).length;
}

/** Reads the stair's real measures; the direction shows in them. */
export function measureSteps(climb: HTMLElement): Step[] {
  const corner = climb.getBoundingClientRect();
  const isRtl = getComputedStyle(climb).direction === 'rtl';
  const origin = isRtl ? corner.right : corner.left;

  return [...climb.querySelectorAll<HTMLElement>('.stair > li')].flatMap((step) => {
    const box = step.getBoundingClientRect();
    const dot = step.querySelector('.stair-dot')?.getBoundingClientRect();
    if (!dot) return [];
    return {
      start: (isRtl ? box.right : box.left) - origin,
      end: (isRtl ? box.left : box.right) - origin,
      // The tread is a line of two pixels: the dot runs along its middle.
      tread: box.top - corner.top + 1,
      contact: {
        x: dot.left + dot.width / 2 - origin,
        y: dot.top + dot.height / 2 - corner.top,
      },
    };
  });
}
