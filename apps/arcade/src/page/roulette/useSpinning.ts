import { type RefObject, useEffect, useRef } from 'react';
import { pageClock } from '../platform/clock.ts';
import { playSound } from '../platform/sound.ts';
import type { RouletteProps } from './roulette-props.ts';
import { cruise, leanOf, planFall, pocketAt, restOf, type Stand } from './spinning.ts';

const TRACK = 91.5;
const PIT = 56.5;
/** From here on the ball meets the edges of pockets. */
const CLICKS_AT = 0.5;
/** Clicks that follow each other more closely are one noise. */
const CLICK_MS = 60;

type Parts = { disc: RefObject<SVGSVGElement | null>; ball: RefObject<SVGGElement | null> };

/** Turns the disc and rolls the ball: at full speed until the number is known, then into its pocket. */
export function useSpinning(
  { phase, pace, motionMs, round, past }: RouletteProps,
  { disc, ball }: Parts,
): void {
  const first = past[0];
  const stand = useRef<Stand>(first ? restAt(first.id, first.seen.number) : { wheel: 0, ball: 0, depth: 0 });
  const isAway = first === undefined && phase === 'idle';
  const number = round?.seen.number;
  const id = round?.id;
  useEffect(() => {
    let clickedAt = Number.NEGATIVE_INFINITY;
    let frame = 0;
    function draw(next: Stand): void {
      const hasClicked =
        next.depth > CLICKS_AT && next.depth < 1 && pocketAt(next) !== pocketAt(stand.current);
      stand.current = next;
      disc.current?.style.setProperty('transform', `rotate(${next.wheel}deg)`);
      const radius = TRACK + (PIT - TRACK) * next.depth;
      ball.current?.setAttribute(
        'transform',
        `rotate(${next.ball}) translate(0 ${-radius}) rotate(${-next.ball})`,
      );
      if (!hasClicked || pageClock.now() - clickedAt < CLICK_MS) return;
      clickedAt = pageClock.now();
      playSound('count');
    }
    /** Draws each frame until the time is over. */
    function run(overMs: number, standAt: (passedMs: number) => Stand): void {
      const startedAt = pageClock.now();
      const step = () => {
        const passedMs = Math.min(overMs, pageClock.now() - startedAt);
        draw(standAt(passedMs));
        if (passedMs < overMs) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    }

    const from = stand.current;
    const isKnown = number !== undefined && id !== undefined;
    ball.current?.setAttribute('data-away', String(isAway));
    if (phase === 'asking' && pace !== 'reduced') {
      run(Number.POSITIVE_INFINITY, (ms) => cruise(from, ms));
    } else if (phase === 'moving' && pace !== 'reduced' && isKnown) {
      const fall = planFall(from, { number, lean: leanOf(id) }, motionMs);
      run(motionMs, (ms) => fall(ms / motionMs));
    } else {
      draw(isKnown ? restAt(id, number) : from);
    }
    return () => cancelAnimationFrame(frame);
  }, [phase, pace, motionMs, number, id, isAway, disc, ball]);
}

function restAt(id: string, number: number): Stand {
  return restOf({ number, lean: leanOf(id) });
}
