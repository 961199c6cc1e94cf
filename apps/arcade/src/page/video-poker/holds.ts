import type { VideoPokerStep } from '@parlour/game-rules/video-poker';

export const NO_HOLD: readonly boolean[] = [false, false, false, false, false];

export function toggleHold(hold: readonly boolean[], place: number): VideoPokerStep {
  return { hold: hold.map((isHeld, each) => (each === place ? !isHeld : isHeld)) };
}
