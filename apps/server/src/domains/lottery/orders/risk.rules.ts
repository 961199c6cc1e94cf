import type { LotterySetup } from '@parlour/contract';
import { compare, type Fraction, fraction, type Play, payoutOf, readSelection } from '@parlour/lottery-rules';
import { currencyOf, smallestShown } from '@parlour/money';
import { playsOf } from '../games/families.rules.ts';
import { readLines, readOdds, readOutcomes, type TicketLine } from './lines.rules.ts';
import { singlesOf } from './numbers.rules.ts';

/** So many tickets of an issue are read for one look. */
export const RISK_TICKETS_MAX = 100_000;
/** So many numbers of a play are shown: the dearest. */
export const RISK_NUMBERS_SHOWN = 120;

export type NumberRisk = { row: string; number: string; stake: bigint; payout: bigint };
export type PlayRiskFigures = {
  play: string;
  lines: number;
  stake: bigint;
  payout: bigint;
  numbers: NumberRisk[] | null;
};

type Ticket = { readonly lines: string; readonly outcome: string; readonly currency: string };
type Sums = { lines: number; stake: bigint; payout: bigint; numbers: Map<string, NumberRisk> | null };

/** Adds up what an issue may cost: by play, and by number where an entry is a bet of its own. */
export function createRiskCount({ family }: Pick<LotterySetup, 'family'>) {
  const byPlay = new Map<string, Sums>();

  function addLine(play: Play, line: TicketLine, minorUnit: bigint): void {
    const single = singlesOf(play);
    const sums = byPlay.get(play.id) ?? { lines: 0, stake: 0n, payout: 0n, numbers: single && new Map() };
    byPlay.set(play.id, sums);
    const odds = line.odds.map(readOdds);
    const stakePerBet = BigInt(line.each);
    const pays = (rate: Fraction) => payoutOf([{ hits: 1, odds: rate }], { stakePerBet, minorUnit });
    sums.lines += 1;
    sums.stake += BigInt(line.stake);
    sums.payout += pays(highest(odds));
    if (!single || !sums.numbers) return;
    const reading = readSelection(play, line.selection);
    if (!reading.ok) throw new Error(`${play.id} ${line.selection} can no longer be read`);
    for (const { key, row, number, bets, tiers } of single.entriesOf(reading.selection)) {
      const known = sums.numbers.get(key) ?? { row, number, stake: 0n, payout: 0n };
      known.stake += stakePerBet * BigInt(bets);
      known.payout += pays(highest(tiers ? tiers.map((tier) => odds[tier] ?? ZERO) : odds));
      sums.numbers.set(key, known);
    }
  }

  return {
    add({ lines: text, outcome, currency }: Ticket): void {
      const { settings, lines } = readLines(text);
      const before = readOutcomes(outcome);
      const plays = playsOf({ family, settings });
      const minorUnit = smallestShown(currencyOf(currency));
      for (const [index, line] of lines.entries()) {
        const play = plays.get(line.play);
        if (!play) throw new Error(`there is no play ${line.play} any more`);
        if (!before[index]) addLine(play, line, minorUnit);
      }
    },

    /** The dearest first. */
    figures: (): PlayRiskFigures[] =>
      [...byPlay]
        .map(([play, { numbers, ...sums }]) => ({
          play,
          ...sums,
          numbers: numbers && [...numbers.values()].sort(byPayout).slice(0, RISK_NUMBERS_SHOWN),
        }))
        .sort(byPayout),
  };
}

const ZERO = fraction(0n);
const byPayout = (a: { payout: bigint }, b: { payout: bigint }): number =>
  a.payout === b.payout ? 0 : a.payout > b.payout ? -1 : 1;
const highest = (odds: readonly Fraction[]): Fraction =>
  odds.reduce((most, own) => (compare(own, most) > 0 ? own : most), ZERO);
