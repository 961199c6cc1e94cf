import type { LotteryTerms } from '@parlour/client';
import { useMemo } from 'react';
import { create } from 'zustand';
import { type Bet, type Draft, firstChoice, type StakeChoice } from './bet.rules.ts';

/** A bet on the slip; its number tells equal ones apart. */
export type SlipBet = Bet & { readonly id: number };

/** What a member was doing with a lottery: it is still there after a look at the trend. */
type Betting = {
  readonly playId: string | null;
  readonly drafts: Readonly<Record<string, Draft>>;
  readonly choice: StakeChoice | null;
  readonly slip: readonly SlipBet[];
};

const NOTHING: Betting = { playId: null, drafts: {}, choice: null, slip: [] };
const useBettings = create<Readonly<Record<string, Betting>>>(() => ({}));
let lastId = 0;

/** `key` is the lottery with its skin. */
export function useBetting(key: string, terms: LotteryTerms) {
  const betting = useBettings((all) => all[key]) ?? NOTHING;
  const actions = useMemo(() => actionsOf(key), [key]);
  return { ...betting, choice: betting.choice ?? firstChoice(terms), ...actions };
}

function actionsOf(key: string) {
  const change = (with_: (betting: Betting) => Partial<Betting>) =>
    useBettings.setState((all) => {
      const own = all[key] ?? NOTHING;
      return { [key]: { ...own, ...with_(own) } };
    });
  return {
    choosePlay: (playId: string) => change(() => ({ playId })),
    putDraft: (playId: string, draft: Draft) =>
      change(({ drafts }) => ({ drafts: { ...drafts, [playId]: draft } })),
    clearDrafts: () => change(() => ({ drafts: {} })),
    putChoice: (choice: StakeChoice) => change(() => ({ choice })),
    addBets: (bets: readonly Bet[]) =>
      change(({ slip }) => {
        const added = bets.map((bet) => {
          lastId += 1;
          return { ...bet, id: lastId };
        });
        return { slip: [...slip, ...added] };
      }),
    removeBet: (id: number) => change(({ slip }) => ({ slip: slip.filter((bet) => bet.id !== id) })),
    clearSlip: () => change(() => ({ slip: [] })),
  };
}
