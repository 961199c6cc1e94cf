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
  const actions = useBettingActions(key);
  const first = useMemo(() => firstChoice(terms), [terms]);
  return { ...betting, choice: betting.choice ?? first, ...actions };
}

/** What is being chosen for one play; undefined: nothing yet. */
export function useKeptDraft(key: string, playId: string): Draft | undefined {
  return useBettings((all) => all[key]?.drafts[playId]);
}

/** Whether a value of the first row is chosen: a cell redraws for nothing else. */
export function useIsChosen(key: string, playId: string, value: number): boolean {
  return useBettings((all) => all[key]?.drafts[playId]?.rows[0]?.includes(value) ?? false);
}

export type BettingActions = ReturnType<typeof actionsOf>;

export const useBettingActions = (key: string): BettingActions => useMemo(() => actionsOf(key), [key]);

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
    changeDraft: (playId: string, with_: (draft: Draft | undefined) => Draft) =>
      change(({ drafts }) => ({ drafts: { ...drafts, [playId]: with_(drafts[playId]) } })),
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
