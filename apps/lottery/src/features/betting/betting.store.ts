import type { LotteryTerms } from '@parlour/client';
import type { Play } from '@parlour/lottery-rules';
import { useMemo } from 'react';
import { create } from 'zustand';
import { type Bet, type Draft, emptyDraft, firstChoice, type StakeChoice } from './bet.rules.ts';

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

/** `key` is the lottery with its skin. What is chosen is not among it: a tap would redraw everything around the numbers. */
export function useBetting(key: string, terms: LotteryTerms) {
  const playId = useBettings((all) => (all[key] ?? NOTHING).playId);
  const slip = useBettings((all) => (all[key] ?? NOTHING).slip);
  const chosen = useBettings((all) => (all[key] ?? NOTHING).choice);
  const actions = useBettingActions(key);
  const first = useMemo(() => firstChoice(terms), [terms]);
  return { key, playId, slip, choice: chosen ?? first, ...actions };
}

/** What is being chosen, by play. */
export function useDrafts(key: string): Betting['drafts'] {
  return useBettings((all) => (all[key] ?? NOTHING).drafts);
}

/** What is being chosen for one play. */
export function useDraft(key: string, play: Play): Draft {
  const kept = useBettings((all) => all[key]?.drafts[play.id]);
  return useMemo(() => kept ?? emptyDraft(play), [kept, play]);
}

/** Whether a value of a row is chosen: a number redraws for nothing else. */
export function useIsChosen(key: string, playId: string, at: { row: number; value: number }): boolean {
  return useBettings((all) => all[key]?.drafts[playId]?.rows[at.row]?.includes(at.value) ?? false);
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
    /** What is chosen by now; a component may have been drawn a moment ago. */
    drafts: () => (useBettings.getState()[key] ?? NOTHING).drafts,
    putDraft: (playId: string, draft: Draft) =>
      change(({ drafts }) => ({ drafts: { ...drafts, [playId]: draft } })),
    changeDraft: (play: Play, with_: (draft: Draft) => Draft) =>
      change(({ drafts }) => ({
        drafts: { ...drafts, [play.id]: with_(drafts[play.id] ?? emptyDraft(play)) },
      })),
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
