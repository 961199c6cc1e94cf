import type { BodyOf, Contract, LotterySetup } from '@parlour/contract';
import {
  type Fraction,
  fraction,
  isWholeStake,
  multiply,
  oddsAtSeries,
  oddsOf,
  type Play,
  readSelection,
  type Selection,
  stakePerBet,
  writeSelection,
} from '@parlour/lottery-rules';
import { currencyOf, PARTS_PER_UNIT, smallestShown } from '@parlour/money';
import { familyOf, playsOf } from '../games/families.rules.ts';
import { rebateOf } from '../games/series.rules.ts';
import { readOdds, type TicketLine, writeOdds } from './lines.rules.ts';
import { numbersOf } from './numbers.rules.ts';
import { NUMBERS_TOLD } from './orders.rules.ts';

export type OrderBody = BodyOf<Contract['lottery']['placeOrder']>;
export type OrderItem = OrderBody['items'][number];

/** Why an item cannot be bet on. */
export type ItemRefusal =
  | { code: 'selection_refused'; value: Record<string, unknown> }
  | { code: 'number_full'; value: { numbers: string } };

/** An item that can be: its line but for what the multiple of its issue makes of it. */
export type PricedItem = Pick<
  TicketLine,
  'play' | 'selection' | 'bets' | 'multiple' | 'model' | 'series' | 'odds'
>;

type Played = Pick<
  LotterySetup,
  | 'family'
  | 'hiddenPlays'
  | 'models'
  | 'series'
  | 'rebatePercent'
  | 'odds'
  | 'unit'
  | 'multipleMax'
  | 'limits'
>;
type Amounts = Pick<TicketLine, 'each' | 'stake' | 'rebate'> & { parts: bigint };
/** What a play pays at a series, and on numbers that pay half. */
type Offer = { play: Play; series: number | null; odds: readonly string[]; half: readonly string[] };

/**
 * Reads the items of an order by the rules of their plays, copies what they pay and works out what they cost. What items
 * have in common is worked out once.
 */
export function createPricing(
  setup: Played,
  { settings, playType, currency }: { settings: Record<string, string>; playType: string; currency: string },
) {
  const plays = playsOf({ family: setup.family, settings });
  const coin = smallestShown(currencyOf(currency));
  const rebates = new Map<number, Fraction | null>();
  const offers = new Map<string, Offer | ItemRefusal>();
  const amounts = new Map<string, Amounts | null>();
  // Most items are like the one before: making a key for each costs more than all the rest.
  let lastOffer: { item: OrderItem; offer: Offer | ItemRefusal } | undefined;
  let lastAmounts: { item: PricedItem; multiple: number; own: Amounts | null } | undefined;

  function offerFor(item: OrderItem): Offer | ItemRefusal {
    if (lastOffer && isAskedAlike(lastOffer.item, item)) return lastOffer.offer;
    const key = `${item.play}/${item.model}/${item.series}`;
    const offer = offers.get(key) ?? makeOffer(item);
    offers.set(key, offer);
    lastOffer = { item, offer };
    return offer;
  }

  /** The play as it is offered, or why it is not. */
  function makeOffer({ play: id, model, series: asked }: OrderItem): Offer | ItemRefusal {
    const play = plays.get(id);
    const isOffered = play && play.skin === playType && !setup.hiddenPlays.includes(id);
    if (!isOffered || !setup.models.includes(model)) return refuseSelection({ play: id });
    const series = play.pays === 'series' ? (asked ?? setup.series) : null;
    if (!rebateAt(series)) return refuseSelection({ play: id, series });
    const odds = oddsFor(setup, play, { series, currency });
    const half = setup.limits.half[id]?.length ? odds.map(halve) : odds;
    return { play, series, odds, half };
  }

  /** What the house limits among the numbers of a selection. */
  function limitsOn(play: Play, selection: Selection): { isHalf: boolean } | ItemRefusal {
    const halfOnes = setup.limits.half[play.id];
    const fullOnes = setup.limits.full[play.id];
    if (!halfOnes?.length && !fullOnes?.length) return AT_WHOLE_ODDS;
    const [half, full] = [new Set(halfOnes), new Set(fullOnes)];
    const numbers = numbersOf(play, selection).map(({ number }) => number);
    const sold = numbers.filter((number) => full.has(number));
    if (sold.length > 0) return refuseNumbers(sold);
    const halved = numbers.filter((number) => half.has(number));
    // One line pays by one set of odds.
    if (halved.length > 0 && halved.length < numbers.length)
      return refuseSelection({ play: play.id, half: halved.slice(0, NUMBERS_TOLD) });
    return { isHalf: halved.length > 0 };
  }

  /** In per cent of the stake; null if the series cannot be chosen. */
  function rebateAt(series: number | null): Fraction | null {
    if (series === null) return NO_REBATE;
    const known = rebates.get(series);
    if (known !== undefined) return known;
    const rebate = rebateOf(setup, series);
    rebates.set(series, rebate);
    return rebate;
  }

  function amountsOf(item: PricedItem, multiple: number): Amounts | null {
    if (lastAmounts?.multiple === multiple && isStakedAlike(lastAmounts.item, item)) return lastAmounts.own;
    const key = `${item.bets}/${multiple}/${item.model}/${item.series}`;
    const known = amounts.get(key);
    const own = known === undefined ? workOut(item, multiple) : known;
    amounts.set(key, own);
    lastAmounts = { item, multiple, own };
    return own;
  }

  function workOut({ bets, model, series }: PricedItem, multiple: number): Amounts | null {
    const each = stakePerBet({ model, unit: setup.unit, multiple });
    const parts = each * BigInt(bets);
    const percent = rebateAt(series);
    if (multiple > setup.multipleMax || !isWholeStake(parts, coin) || !percent) return null;
    const rebate = ((parts * percent.over) / (percent.under * 100n) / coin) * coin;
    return { each: String(each), stake: String(parts), rebate: String(rebate), parts };
  }

  return {
    price(item: OrderItem): PricedItem | ItemRefusal {
      const offer = offerFor(item);
      if ('code' in offer) return offer;
      const { play } = offer;
      const reading = readSelection(play, item.selection);
      if (!reading.ok) return refuseSelection({ play: item.play, findings: reading.refusals });
      const limited = limitsOn(play, reading.selection);
      if ('code' in limited) return limited;
      return {
        play: item.play,
        selection: writeSelection(play, reading.selection),
        bets: reading.count,
        multiple: item.multiple,
        model: item.model,
        series: offer.series,
        odds: limited.isHalf ? offer.half : offer.odds,
      };
    },

    /** The item in an issue; null if its stake is no whole number of coins, or the multiple too high. */
    lineOf(item: PricedItem, issueMultiple: number): (TicketLine & { parts: bigint }) | null {
      const multiple = item.multiple * issueMultiple;
      const own = amountsOf(item, multiple);
      // Written out: an order has hundreds of these, and spreading costs more than all the rest.
      return (
        own && {
          play: item.play,
          selection: item.selection,
          bets: item.bets,
          multiple,
          model: item.model,
          series: item.series,
          odds: item.odds,
          each: own.each,
          stake: own.stake,
          rebate: own.rebate,
          parts: own.parts,
        }
      );
    },
  };
}

const isAskedAlike = (one: OrderItem, other: OrderItem): boolean =>
  one.play === other.play && one.model === other.model && one.series === other.series;

const isStakedAlike = (one: PricedItem, other: PricedItem): boolean =>
  one.bets === other.bets && one.model === other.model && one.series === other.series;

/** Numbers that take no more: as the refusal's words name them. */
export const refuseNumbers = (numbers: readonly string[]) => ({
  code: 'number_full' as const,
  value: { numbers: numbers.slice(0, NUMBERS_TOLD).join(', ') },
});

const refuseSelection = (value: Record<string, unknown>): ItemRefusal => ({
  code: 'selection_refused',
  value,
});

const atSeries = new WeakMap<Play, Map<string, readonly string[]>>();

/** By tier. What a series pays is quoted in whole coins; the chances behind it are counted once. */
function oddsFor(
  setup: Pick<LotterySetup, 'family' | 'odds'>,
  play: Play,
  { series, currency }: { series: number | null; currency: string },
): readonly string[] {
  if (series === null) return oddsOf({ ...familyOf(setup).odds, ...setup.odds }, play).map(writeOdds);
  const known = atSeries.get(play) ?? new Map<string, readonly string[]>();
  atSeries.set(play, known);
  const { digits } = currencyOf(currency);
  const key = `${series}/${digits}`;
  const odds =
    known.get(key) ?? oddsAtSeries(play, series, fraction(1n, 10n ** BigInt(digits))).map(writeOdds);
  known.set(key, odds);
  return odds;
}

const NO_REBATE = fraction(0n);
const AT_WHOLE_ODDS = { isHalf: false };
const HALF = fraction(1n, 2n);
const halve = (odds: string): string => writeOdds(multiply(readOdds(odds), HALF));

/** Amounts of the ledger and of the rules are of one size. */
if (PARTS_PER_UNIT !== 100_000n) throw new Error('lottery rules and ledger count in different parts');
