import type { LotteryTerms } from '@parlour/client';
import type { StakeModel } from '@parlour/contract/values/lottery';
import { MULTIPLE_MAX } from '@parlour/contract/values/lottery.rules';
import {
  type Fraction,
  fraction,
  multiply,
  oddsAtSeries,
  oddsOf,
  type Play,
  parseDecimal,
  payoutOf,
  type Reading,
  readSelection,
  type Selection,
  selectRows,
  stakeOf,
  stakePerBet,
  subtract,
  writeSelection,
} from '@parlour/lottery-rules';
import { type Currency, PARTS_PER_UNIT, readDecimal, smallestShown } from '@parlour/money';
import { paysHalf } from './limits.rules.ts';

/** What a member is choosing for one play: rows and ticked balls, or typed lines. */
export type Draft = {
  readonly rows: readonly (readonly number[])[];
  readonly ticks: readonly number[];
  readonly lines: string;
};

/** How much goes on a bet: the part of a unit, how many times, and the series it is paid by. */
export type StakeChoice = {
  readonly model: StakeModel;
  readonly multiple: number;
  /** Null: this play pays odds. */
  readonly series: number | null;
};

/** A selection that can be bought. */
export type Bet = {
  readonly play: Play;
  /** As packages/lottery-rules writes it. */
  readonly selection: string;
  readonly count: number;
  readonly choice: StakeChoice;
};

const TICKS_END = '@';
/** Specification section 7: 20 points of a series are one per cent of the stake. */
const POINTS_PER_CENT = 20;

/** Nothing chosen; where balls can be ticked, all of them are. */
export function emptyDraft({ shape }: Pick<Play, 'shape'>): Draft {
  const rows = shape.kind === 'rows' ? shape.rows.map(() => []) : [];
  return { rows, ticks: Array.from({ length: shape.ticks?.of ?? 0 }, (_, tick) => tick), lines: '' };
}

export function isEmpty({ rows, lines }: Draft): boolean {
  return lines.trim() === '' && rows.every((row) => row.length === 0);
}

export function readDraft(play: Play, { rows, ticks, lines }: Draft): Reading {
  if (play.shape.kind === 'rows') return selectRows(play, rows, ticks);
  return readSelection(play, typedText(play, { ticks, lines }));
}

/** What was read, as a text: rows as they are written, typed lines as they stand, for there may be very many. */
export function textOfDraft(play: Play, draft: Draft, selection: Selection): string {
  return play.shape.kind === 'rows' ? writeSelection(play, selection) : typedText(play, draft);
}

function typedText({ shape }: Play, { ticks, lines }: Pick<Draft, 'ticks' | 'lines'>): string {
  return (shape.ticks ? ticks.join(',') + TICKS_END : '') + lines;
}

/** A draft as it was, from the text of a selection. */
export function draftOf(play: Play, selection: string): Draft {
  const reading = readSelection(play, selection);
  if (!reading.ok) return emptyDraft(play);
  const { ticks } = reading.selection;
  if (reading.selection.kind === 'rows') return { rows: reading.selection.rows, ticks, lines: '' };
  const lines = selection.slice(play.shape.ticks ? selection.indexOf(TICKS_END) + 1 : 0);
  return { rows: [], ticks, lines };
}

/** What each tier pays for a unit of stake, as it is paid. */
function oddsOfPlay(play: Play, terms: LotteryTerms, series: number | null, currency: Currency): Fraction[] {
  if (play.pays === 'odds') return oddsOf(terms.odds, play);
  const coin = fraction(smallestShown(currency), PARTS_PER_UNIT);
  return oddsAtSeries(play, series ?? terms.series?.highest ?? 0, coin);
}

/** The same for a selection, whose numbers may pay half. */
export function oddsOfBet(
  bet: Pick<Bet, 'play' | 'choice'> & Partial<Pick<Bet, 'selection'>>,
  terms: LotteryTerms,
  currency: Currency,
): Fraction[] {
  const { play, choice, selection } = bet;
  const odds = oddsOfPlay(play, terms, choice.series, currency);
  const isHalf = selection !== undefined && paysHalf(terms, { play, selection });
  return isHalf ? odds.map((own) => multiply(own, HALF)) : odds;
}

const HALF = fraction(1, 2);

/** What one winning bet pays, as an amount: the best tier and the least. */
export function prizesOfBet(
  bet: Pick<Bet, 'play' | 'choice'> & Partial<Pick<Bet, 'selection'>>,
  terms: LotteryTerms,
  currency: Currency,
): { most: bigint; least: bigint } {
  const { play, choice } = bet;
  const each = stakePerBet({ ...choice, unit: terms.unit });
  const odds = oddsOfBet(bet, terms, currency);
  const prizes = play.tiers.flatMap(({ push }, tier) =>
    push
      ? []
      : [
          payoutOf([{ hits: 1, odds: odds[tier] ?? fraction(0) }], {
            stakePerBet: each,
            minorUnit: smallestShown(currency),
          }),
        ],
  );
  return {
    most: prizes.reduce((a, b) => (a > b ? a : b), 0n),
    least: prizes.reduce((a, b) => (a < b ? a : b), prizes[0] ?? 0n),
  };
}

export function stakeOfBet(
  { count, choice }: Pick<Bet, 'count' | 'choice'>,
  { unit }: Pick<LotteryTerms, 'unit'>,
): bigint {
  return stakeOf(count, { ...choice, unit });
}

export function stakeOfBets(bets: readonly Bet[], terms: Pick<LotteryTerms, 'unit'>): bigint {
  return bets.reduce((sum, bet) => sum + stakeOfBet(bet, terms), 0n);
}

/** The most one bet may stake, where one of these stakes more; null: all of them are taken. */
export function stakeLimitOn(
  bets: readonly Bet[],
  terms: Pick<LotteryTerms, 'unit' | 'stakeMax'>,
): string | null {
  const most = readDecimal(terms.stakeMax) ?? 0n;
  return bets.some((bet) => stakeOfBet(bet, terms) > most) ? terms.stakeMax : null;
}

/** One issue, or several of a chase, each with what it multiplies. */
export type Issues = readonly { readonly numero: string; readonly multiple: number }[];

/** What is left of a planned chase once the issue on sale is a later one; all of it if it is not part of the chase. */
export function issuesFrom(issues: Issues, onSale: string): Issues {
  const at = issues.findIndex(({ numero }) => numero === onSale);
  return at > 0 ? issues.slice(at) : issues;
}

/** The stake of bets over several issues. */
export function stakeOver(bets: readonly Bet[], issues: Issues, terms: Pick<LotteryTerms, 'unit'>): bigint {
  const times = issues.reduce((sum, { multiple }) => sum + BigInt(multiple), 0n);
  return stakeOfBets(bets, terms) * times;
}

/** The share of the stake, in per cent, that comes back at a series whatever is drawn. */
export function rebateAtSeries(terms: LotteryTerms, series: number): Fraction {
  const lowest = terms.series?.lowest ?? series;
  return subtract(parseDecimal(terms.rebatePercent), fraction(series - lowest, POINTS_PER_CENT));
}

/** What a member begins with: the whole unit, once, at the highest prize. */
export function firstChoice(terms: LotteryTerms): StakeChoice {
  return { model: terms.models[0] ?? 'yuan', multiple: 1, series: terms.series?.highest ?? null };
}

export function fitMultiple(multiple: number, { multipleMax }: Pick<LotteryTerms, 'multipleMax'>): number {
  if (!Number.isFinite(multiple)) return 1;
  return Math.min(Math.max(1, Math.trunc(multiple)), multipleMax, MULTIPLE_MAX);
}

/** One bet as the call takes it. */
export function itemOf({ play, selection, choice }: Bet) {
  return {
    play: play.id,
    selection,
    multiple: choice.multiple,
    model: choice.model,
    ...(play.pays === 'series' && choice.series !== null ? { series: choice.series } : {}),
  };
}
