import { scroll, transform } from 'framer-motion/dom';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { type Climb, climbOf, measureSteps, touched } from './climb';

/** The climb starts when its top passes the middle of the screen, and ends when it has nearly reached the top. */
const scrollRange: ['start 0.52', 'start 0.1'] = ['start 0.52', 'start 0.1'];

export interface RiderProps {
  climb: RefObject<HTMLElement | null>;
  /** Told how many figures the dot has touched so far, from the bottom. */
  onTouch: (figures: number) => void;
}

/**
 * The catalyst on the stair: one dot that follows treads and risers as far as the page is scrolled, and says
 * which figures it has touched. Loaded only where there is room and nobody asked for less motion.
 */
export function Rider({ climb, onTouch }: RiderProps) {
  const dot = useRef<HTMLSpanElement>(null);
  const tell = useEffectEvent(onTouch);

  useEffect(() => {
    const target = climb.current;
    if (!target) return;

    let way = climbOf([]);
    let place = placeOn(way);
    let progress = 0;
    const move = () => {
      const position = progress * (way.lengths.at(-1) ?? 0);
      const { x, y } = place(position);
      if (dot.current) dot.current.style.transform = `translate(${x}px, ${y}px)`;
      tell(touched(way, position));
    };
    // Measured again when anything about the stair changes: the window, the words, a font that arrives.
    const measure = () => {
      way = climbOf(measureSteps(target));
      place = placeOn(way);
      move();
    };

    const resize = new ResizeObserver(measure);
    resize.observe(target);
    // Two parameters make the library listen to scrolling; with one it would run on every frame.
    const stop = scroll(
      (_, info) => {
        progress = info.y.progress;
        move();
      },
      { target, offset: scrollRange },
    );
    return () => {
      resize.disconnect();
      stop();
    };
  }, [climb]);

  return <span ref={dot} className="rider" aria-hidden="true" />;
}

/** From a length of the way to the place on the stair. */
function placeOn({ points, lengths }: Climb): (way: number) => { x: number; y: number } {
  const [first] = points;
  if (!first) return () => ({ x: 0, y: 0 });
  const x = transform(
    [...lengths],
    points.map((point) => point.x),
  );
  const y = transform(
    [...lengths],
    points.map((point) => point.y),
  );
  return (way) => ({ x: x(way), y: y(way) });
}
