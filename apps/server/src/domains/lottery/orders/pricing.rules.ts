import type { BodyOf, Contract, LotterySetup } from '@parlour/contract';
import {
  type Fraction,
  fraction,
  isWholeStake,
  oddsAtSeries,
  oddsOf,
  type Play,
  readSelection,
  stakePerBet,
  writeSelection,
} from '@parlour/lottery-rules';
import { currencyOf, PARTS_PER_UNIT, smallestShown } from '@parlour/money';
import { familyOf, playsOf } from '../games/families.rules.ts';
import { rebateOf } from '../games/series.rules.ts';
import { type TicketLine, writeOdds } from './lines.rules.ts';

export type OrderBody = BodyOf<Contract['lottery']['placeOrder']>;
export type OrderItem = OrderBody['items'][number];

/** Why an item cannot be bet on. */
export type ItemRefusal = { code: 'selection_refused'; value: Record<string, unknown> };

/** An item that can be: its line but for the multiple of its issue. */
export type PricedItem = {
  readonly play: string;
  readonly selection: string;
  readonly bets: number;
  readonly multiple: number;
  readonly model: OrderItem['model'];
  readonly series: number | null;
  readonly odds: readonly string[];
  readonly rebatePercent: Fraction;
};

/** Reads an item by the rules of its play, and copies what it pays. */
export function priceItem(
  setup: LotterySetup,
  settings: Record<string, string>,
  { item, playType, currency }: { item: OrderItem; playType: OrderBody['playType']; currency: string },
): PricedItem | ItemRefusal {
  const play = playsOf({ family: setup.family, settings }).get(item.play);
  const isOffered = play && play.skin === playType && !setup.hiddenPlays.includes(item.play);
  if (!isOffered || !setup.models.includes(item.model)) return refuseSelection({ play: item.play });
  const reading = readSelection(play, item.selection);
  if (!reading.ok) return refuseSelection({ play: item.play, findings: reading.refusals });
  const series = play.pays === 'series' ? (item.series ?? setup.series) : null;
  const rebatePercent = series === null ? fraction(0n) : rebateOf(setup, series);
  if (!rebatePercent) return refuseSelection({ play: item.play, series });
  return {
    play: item.play,
    selection: writeSelection(play, reading.selection),
    bets: reading.count,
    multiple: item.multiple,
    model: item.model,
    series,
    odds: oddsFor(setup, play, { series, currency }),
    rebatePercent,
  };
}

const refuseSelection = (value: Record<string, unknown>): ItemRefusal => ({
  code: 'selection_refused',
  value,
});

const quoted = new WeakMap<Play, Map<string, readonly string[]>>();

/** By tier. What a series pays is quoted in whole coins; it is worked out once. */
function oddsFor(
  setup: LotterySetup,
  play: Play,
  { series, currency }: { series: number | null; currency: string },
): readonly string[] {
  if (series === null) return oddsOf({ ...familyOf(setup).odds, ...setup.odds }, play).map(writeOdds);
  const known = quoted.get(play) ?? new Map<string, readonly string[]>();
  quoted.set(play, known);
  const { digits } = currencyOf(currency);
  const key = `${series}/${digits}`;
  const odds =
    known.get(key) ?? oddsAtSeries(play, series, fraction(1n, 10n ** BigInt(digits))).map(writeOdds);
  known.set(key, odds);
  return odds;
}

/** The line of a priced item in an issue; null if its stake is no whole number of coins, or the multiple too high. */
export function lineOf(
  setup: LotterySetup,
  { rebatePercent, ...item }: PricedItem,
  { issueMultiple, currency }: { issueMultiple: number; currency: string },
): (TicketLine & { parts: bigint }) | null {
  const multiple = item.multiple * issueMultiple;
  const coin = smallestShown(currencyOf(currency));
  const each = stakePerBet({ model: item.model, unit: setup.unit, multiple });
  const parts = each * BigInt(item.bets);
  if (multiple > setup.multipleMax || !isWholeStake(parts, coin)) return null;
  const rebate = ((parts * rebatePercent.over) / (rebatePercent.under * 100n) / coin) * coin;
  return {
    ...item,
    multiple,
    each: String(each),
    stake: String(parts),
    rebate: String(rebate),
    parts,
  };
}

/** Amounts of the ledger and of the rules are of one size. */
if (PARTS_PER_UNIT !== 100_000n) throw new Error('lottery rules and ledger count in different parts');
