import { type RefObject, useLayoutEffect } from 'react';
import { type MovedKind, timingOf } from './motion.rules.ts';

type Asked = {
  kind: MovedKind;
  /** What moves, in its order. */
  selector: string;
  keyframes: Keyframe[];
  easing: string;
  /** Each takes longer than the one before, instead of beginning later. */
  isStretched?: boolean;
};

/** Moves the parts of a stage one after the other, from the moment it is drawn. */
export function useStagger(stage: RefObject<HTMLElement | null>, asked: Asked): void {
  const { kind, selector, keyframes, easing, isStretched = false } = asked;
  // Once: a stage is drawn anew for every draw.
  useLayoutEffect(() => {
    const parts = [...(stage.current?.querySelectorAll(selector) ?? [])];
    const { stepMs, takesMs } = timingOf(kind, parts.length);
    const running = parts.map((part, index) =>
      part.animate(keyframes, {
        delay: isStretched ? 0 : index * stepMs,
        duration: takesMs + (isStretched ? index * stepMs : 0),
        easing,
        fill: 'backwards',
      }),
    );
    return () => {
      for (const animation of running) animation.cancel();
    };
  }, [stage, kind, selector, keyframes, easing, isStretched]);
}
