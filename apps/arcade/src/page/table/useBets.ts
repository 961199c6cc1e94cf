import type { BetsPick } from '@parlour/game-rules/bets';
import { useState } from 'react';
import type { PastRound } from '../game/mechanic-page.ts';
import { playSound } from '../platform/sound.ts';
import { areSameBets, doubleCoins, NO_BETS, putCoins, takeCoins } from './change-bets.ts';

type Needs = {
  pick: BetsPick;
  setPick: (pick: BetsPick) => void;
  isLocked: boolean;
  past: readonly PastRound<BetsPick, unknown>[];
};

/** How many coins a tap puts on the table. */
const HANDFULS = [1, 5, 25] as const;

export type Bets = ReturnType<typeof useBets>;

/** The chips on a table, and all that can be done with them before a round. */
export function useBets({ pick, setPick, isLocked, past }: Needs) {
  const [former, setFormer] = useState<readonly BetsPick[]>([]);
  const [isErasing, setErasing] = useState(false);
  const [handful, setHandful] = useState(0);
  const inHand = HANDFULS[handful] ?? 1;

  function change(next: BetsPick): void {
    if (isLocked) return;
    playSound('chip');
    setFormer([...former, pick]);
    setPick(next);
  }
  /** The changer of something that can be done; null otherwise. */
  function offer(next: BetsPick | null | undefined): (() => void) | null {
    return next && !isLocked && !areSameBets(next, pick) ? () => change(next) : null;
  }

  const last = former.at(-1);
  return {
    pick,
    isLocked,
    inHand,
    isErasing,
    put: (on: string) => change(isErasing ? takeCoins(pick, on) : putCoins(pick, on, inHand)),
    take: (on: string) => change(takeCoins(pick, on)),
    changeHandful(): void {
      playSound('tap');
      setErasing(false);
      setHandful(handful + 1 < HANDFULS.length ? handful + 1 : 0);
    },
    toggleErasing(): void {
      playSound('tap');
      setErasing(!isErasing);
    },
    undo:
      last && !isLocked
        ? () => {
            playSound('chip');
            setFormer(former.slice(0, -1));
            setPick(last);
          }
        : null,
    clear: offer(NO_BETS),
    double: offer(doubleCoins(pick)),
    /** The bets of the last round. */
    repeat: offer(past[0]?.pick),
  };
}
