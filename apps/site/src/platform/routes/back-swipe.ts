/** Specification section 9: a longer swipe goes back, and gets no further transition. */
export const BACK_SWIPE_PX = 100;

export type BackSwipe = { hasSwiped(): boolean };
type Touch = { clientX: number };
type TouchTarget = {
  addEventListener(
    type: 'touchstart' | 'touchmove',
    listen: (event: { touches: ArrayLike<Touch> }) => void,
    options: { passive: true },
  ): void;
};

/** Detects a single swipe to the right beyond the threshold. */
export function watchBackSwipe(target: TouchTarget): BackSwipe {
  let startedAt = 0;
  let hasSwiped = false;
  target.addEventListener(
    'touchstart',
    ({ touches }) => {
      startedAt = touches[0]?.clientX ?? 0;
      hasSwiped = false;
    },
    { passive: true },
  );
  target.addEventListener(
    'touchmove',
    ({ touches }) => {
      const moved = (touches[0]?.clientX ?? startedAt) - startedAt;
      hasSwiped ||= moved > BACK_SWIPE_PX;
    },
    { passive: true },
  );
  return { hasSwiped: () => hasSwiped };
}
