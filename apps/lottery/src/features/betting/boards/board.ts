import type { Lottery, LotteryTerms } from '@parlour/client';
import type { LotteryFamily } from '@parlour/contract/values/lottery';
import { type Family, type Fraction, fraction, multiply, oddsOf, type Play } from '@parlour/lottery-rules';
import { describeEntry, describePlay, type PlayText } from '@parlour/texts/lottery-plays';
import { useMemo } from 'react';
import { useMoney, usePlayText } from '../../../platform/texts.ts';
import { useFamily } from '../../../platform/useFamily.ts';
import type { Draft } from '../bet.rules.ts';
import { type BettingActions, useBettingActions } from '../betting.store.ts';
import { limitOn } from '../limits.rules.ts';
import { usePlays } from '../plays/usePlays.ts';
import { oddsOfEntry, writeOdds } from './board.rules.ts';

/**
 * What every board draws from: its plays, what they are called and pay, and how they are chosen. It stays the same while
 * somebody chooses: what is chosen is read where it is drawn, so that a tap redraws one cell and not the board.
 */
export type Board = ReturnType<typeof makeBoard>;

export function useBoard(game: Lottery, terms: LotteryTerms): Board {
  const familyId = game.gameGroupId;
  const family = useFamily(familyId);
  const { plays } = usePlays(family, 'ent', terms);
  const key = `${game.gameId}:ent`;
  const actions = useBettingActions(key);
  const playText = usePlayText();
  const { showPercent } = useMoney();
  return useMemo(
    () => makeBoard({ key, familyId, family, plays, terms, actions, playText, show: showPercent }),
    [key, familyId, family, plays, terms, actions, playText, showPercent],
  );
}

const HALF = fraction(1, 2);

type Needs = {
  key: string;
  familyId: LotteryFamily;
  family: Family;
  plays: readonly Play[];
  terms: LotteryTerms;
  actions: BettingActions;
  playText: PlayText;
  show: (figure: string) => string;
};

function makeBoard({ key, familyId, family, plays, terms, actions, playText, show }: Needs) {
  const byId = new Map(plays.map((play) => [play.id, play]));
  const oddsByPlay = new Map<Play, Fraction[]>(plays.map((play) => [play, oddsOf(terms.odds, play)]));
  const change = (play: Play, with_: (draft: Draft) => Draft) => actions.changeDraft(play, with_);
  return {
    key,
    familyId,
    family,
    plays,
    addBets: actions.addBets,
    /** Undefined: the brand hides it. */
    play: (id: string) => byId.get(`${family.id}.${id}`),
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
        return push || !odds ? [] : [{ id, odds: show(writeOdds(odds)) }];
      }),
    limits: terms.limits,
    limitOn: (play: Play, entry: string) => limitOn(terms, play, entry),
    oddsOn: (play: Play, entry: string) => {
      const odds = oddsOfEntry(play, oddsByPlay.get(play) ?? [], entry, terms.settings.year);
      const isHalf = limitOn(terms, play, entry) === 'half';
      return odds && show(writeOdds(isHalf ? multiply(odds, HALF) : odds));
    },
    nameEntry: (play: Play, entry: string) => {
      const name = describeEntry(play, entry, playText);
      return name.charAt(0).toUpperCase() + name.slice(1);
    },
    describe: (play: Play) => describePlay(play, family.draw, playText),
  };
}
