import type { Lottery, LotteryTerms } from '@parlour/client';
import { type Family, type Fraction, oddsOf, type Play } from '@parlour/lottery-rules';
import { describeEntry, describePlay } from '@parlour/texts/lottery-plays';
import { useCallback, useMemo } from 'react';
import { useMoney, usePlayText } from '../../../platform/texts.ts';
import { useFamily } from '../../../platform/useFamily.ts';
import { type Draft, emptyDraft } from '../bet.rules.ts';
import { useBetting } from '../betting.store.ts';
import { usePlays } from '../plays/usePlays.ts';
import { oddsOfEntry, writeOdds } from './board.rules.ts';

/** What every board draws from: its plays, what is chosen on them, and what they pay. */
export type Board = ReturnType<typeof useBoard>;

export function useBoard(game: Lottery, terms: LotteryTerms) {
  const family: Family = useFamily(game.gameGroupId);
  const { plays } = usePlays(family, 'ent', terms);
  const betting = useBetting(`${game.gameId}:ent`, terms);
  const playText = usePlayText();
  const { showPercent } = useMoney();
  const { drafts, putDraft } = betting;
  const change = useCallback(
    (play: Play, with_: (draft: Draft) => Draft) =>
      putDraft(play.id, with_(drafts[play.id] ?? emptyDraft(play))),
    [drafts, putDraft],
  );
  const oddsByPlay = useMemo(
    () => new Map<Play, Fraction[]>(plays.map((play) => [play, oddsOf(terms.odds, play)])),
    [plays, terms],
  );
  return {
    familyId: game.gameGroupId,
    family,
    plays,
    betting,
    /** Undefined: the brand hides it. */
    play: (id: string) => plays.find((own) => own.id === `${family.id}.${id}`),
    draftOf: (play: Play) => drafts[play.id] ?? emptyDraft(play),
    isChosen: (play: Play, value: number) => drafts[play.id]?.rows[0]?.includes(value) ?? false,
    toggle: (play: Play, value: number) =>
      change(play, (draft) => {
        const [row = []] = draft.rows;
        const next = row.includes(value) ? row.filter((own) => own !== value) : [...row, value];
        return { ...draft, rows: [next, ...draft.rows.slice(1)] };
      }),
    change,
    /** What each tier that pays does, as it is written. */
    tiersOf: (play: Play) =>
      play.tiers.flatMap(({ id, push }, tier) => {
        const odds = oddsByPlay.get(play)?.[tier];
        return push || !odds ? [] : [{ id, odds: showPercent(writeOdds(odds)) }];
      }),
    oddsOn: (play: Play, entry: string) => {
      const odds = oddsOfEntry(play, oddsByPlay.get(play) ?? [], entry, terms.settings.year);
      return odds && showPercent(writeOdds(odds));
    },
    nameEntry: (play: Play, entry: string) => {
      const name = describeEntry(play, entry, playText);
      return name.charAt(0).toUpperCase() + name.slice(1);
    },
    describe: (play: Play) => describePlay(play, family.draw, playText),
  };
}
