import type { SeenShot } from '@parlour/game-rules/fish';
import type { Weapon } from '@parlour/game-rules/fish/aim';
import type { Amount } from '@parlour/money';
import type { errorKey, RoundEvidence, SessionView } from '../platform/calls.ts';
import type { AutoFire } from './auto.rules.ts';

/** What is drawn of a player in a room. */
export type FishingState = {
  session: SessionView;
  weapon: Weapon;
  isLockOn: boolean;
  isReloading: boolean;
  target: number | null;
  error: ReturnType<typeof errorKey> | null;
  /** An order had no answer for long. It is kept, and repeated with the network or when the player wants it. */
  isKept: boolean;
  auto: AutoFire | null;
  /** Shots that can be fired, of one or two magazines. */
  left: number;
  isBuying: boolean;
  magazine: RoundEvidence | null;
  /** What the last shot brought. */
  last: { shot: SeenShot; stake: Amount } | null;
  isSeated: boolean;
};

export function startOf(first: SessionView): FishingState {
  return {
    session: first,
    weapon: 'shot',
    isLockOn: false,
    isReloading: true,
    target: null,
    error: null,
    isKept: false,
    auto: null,
    left: 0,
    isBuying: false,
    magazine: null,
    last: null,
    isSeated: false,
  };
}
