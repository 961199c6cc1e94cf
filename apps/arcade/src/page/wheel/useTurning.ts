import { type RefObject, useEffect, useRef } from 'react';
import { pageClock } from '../platform/clock.ts';
import { playSound } from '../platform/sound.ts';
import { distanceTo, edgesPassed, leanOf, SPEED, stopAngle, turnedBy } from './turning.ts';
import type { WheelProps } from './WheelControls.tsx';

/** Clicks that follow each other more closely are one noise. */
const CLICK_MS = 45;
const KICK_MS = 130;
const RAMP_MS = 160;

type Parts = { disc: RefObject<SVGSVGElement | null>; pointer: RefObject<SVGGElement | null> };

/** Turns the disc: at full speed until the stop is known, then slower and slower up to it. The pointer clicks at each edge. */
export function useTurning(
  { phase, pace, motionMs, round, pick }: WheelProps,
  { disc, pointer }: Parts,
): void {
  const angle = useRef(0);
  const { segments } = round?.pick ?? pick;
  const segment = round?.seen.segment;
  const id = round?.id;
  useEffect(() => {
    let clickedAt = Number.NEGATIVE_INFINITY;
    let frame = 0;
    function turnTo(next: number): void {
      const hasClicked = edgesPassed(next, segments) !== edgesPassed(angle.current, segments);
      angle.current = next;
      disc.current?.style.setProperty('transform', `rotate(${next}deg)`);
      if (!hasClicked || pageClock.now() - clickedAt < CLICK_MS) return;
      clickedAt = pageClock.now();
      playSound('count');
      pointer.current?.animate([{ transform: 'rotate(-16deg)' }, { transform: 'none' }], {
        duration: KICK_MS,
        easing: 'ease-out',
      });
    }
    /** Draws each frame until the time is over. */
    function run(overMs: number, angleAt: (passedMs: number) => number): void {
      const startedAt = pageClock.now();
      const draw = () => {
        const passedMs = Math.min(overMs, pageClock.now() - startedAt);
        turnTo(angleAt(passedMs));
        if (passedMs < overMs) frame = requestAnimationFrame(draw);
      };
      frame = requestAnimationFrame(draw);
    }

    const from = angle.current;
    const stop =
      segment === undefined || id === undefined ? null : stopAngle({ segment, segments }, leanOf(id));
    if (phase === 'asking' && pace !== 'reduced') {
      run(
        Number.POSITIVE_INFINITY,
        (ms) => from + SPEED * (ms < RAMP_MS ? ms ** 2 / (2 * RAMP_MS) : ms - RAMP_MS / 2),
      );
    } else if (phase === 'moving' && pace !== 'reduced' && stop !== null) {
      const distance = distanceTo(stop, { from, overMs: motionMs });
      run(motionMs, (ms) => from + turnedBy(distance, ms / motionMs));
    } else if (phase !== 'idle' && stop !== null) {
      angle.current = stop;
      disc.current?.style.setProperty('transform', `rotate(${stop}deg)`);
    }
    return () => cancelAnimationFrame(frame);
  }, [phase, pace, motionMs, segments, segment, id, disc, pointer]);
}
