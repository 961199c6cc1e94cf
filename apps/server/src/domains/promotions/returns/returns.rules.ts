import {
  type CategoryReturn,
  GAME_CATEGORIES,
  type GameCategory,
  type PromotionSettings,
  RETURN_PARTS,
  type ReturnPart,
  type VipPlan,
} from '@parlour/contract';
import { RESCUE_MOST_PERCENT } from '@parlour/contract/values/promotions/promotions.rules';
import {
  add,
  compare,
  divide,
  type Fraction,
  fraction,
  multiply,
  ONE,
  parseDecimal,
  subtract,
  toDecimal,
  ZERO,
} from '@parlour/lottery-rules';
import { amountOf, writeDecimal } from '@parlour/money';
import { weightOfTitle } from '../play/weights.rules.ts';
import { stepWorthOf } from '../vip/plan.rules.ts';

/** What a brand has until two of its operators agree on other settings. */
export const DEFAULT_SETTINGS: PromotionSettings = {
  reviewAbove: null,
  pointWorth: '0.01',
  contractsPercent: '0',
};

/** Days of members in a category; with fewer, what gifts cost of its stakes is chance. */
export const JUDGED_FROM = 30;
const WEEKS = 13n;
const MONTHS = 3n;
const YEARS_UNDER = 4n;
const PERCENT = fraction(100n);

export type PlayedTitle = {
  readonly category: GameCategory;
  readonly name: string;
  /** As published, in per cent; null: it is not. */
  readonly returned: string | null;
  /** What the house adds to the jackpot for its stakes, in per cent. */
  readonly jackpot: string;
  readonly staked: bigint;
};
export type CategoryPlay = {
  readonly memberDays: number;
  readonly staked: bigint;
  readonly paid: bigint;
  readonly valid: bigint;
};
/** Of the last days, but for the plan and the settings, which may be those that are asked for. */
export type ReturnFacts = {
  readonly titles: readonly PlayedTitle[];
  readonly play: ReadonlyMap<GameCategory, CategoryPlay>;
  /** What members lost on the days on which they lost. */
  readonly lost: bigint;
  readonly plan: VipPlan;
  readonly settings: PromotionSettings;
  /** By level. */
  readonly members: readonly number[];
  /** What everything but rebate, rescue, points of play and levels cost. */
  readonly given: bigint;
  /** An offer that is to go live, and what it would have cost. */
  readonly offer?: { readonly cost: bigint; readonly categories: readonly GameCategory[] };
};

export const returnedOf = (percent: string): Fraction => divide(parseDecimal(percent), PERCENT);

const share = (over: bigint, under: bigint): Fraction => (under > 0n ? fraction(over, under) : ZERO);
const sum = (values: readonly bigint[]): bigint => values.reduce((all, value) => all + value, 0n);
const most = (values: readonly Fraction[]): Fraction =>
  values.reduce((best, value) => (compare(value, best) > 0 ? value : best), ZERO);

/** What titles have on average, as they were played; unplayed, each alike. */
function meanOf(titles: readonly PlayedTitle[], read: (title: PlayedTitle) => Fraction): Fraction {
  const played = sum(titles.map(({ staked }) => staked));
  return titles.reduce(
    (all, title) =>
      add(
        all,
        multiply(read(title), played > 0n ? fraction(title.staked, played) : fraction(1n, titles.length)),
      ),
    ZERO,
  );
}

const publishedIn = (category: GameCategory, titles: readonly PlayedTitle[]) =>
  titles.filter((title) => title.category === category && title.returned !== null);

/** As it was played, by the published returns; unplayed, their mean; with none published, what was paid. Null: unknown. */
export function returnOf(category: GameCategory, { titles, play }: Pick<ReturnFacts, 'titles' | 'play'>) {
  const published = publishedIn(category, titles);
  if (published.length > 0) return meanOf(published, ({ returned }) => returnedOf(returned ?? '0'));
  const figures = play.get(category);
  return figures && figures.memberDays >= JUDGED_FROM ? share(figures.paid, figures.staked) : null;
}

/** What levels give of themselves in the days that are looked at, by how many members have each. */
function periodicGifts({ levels }: VipPlan, members: readonly number[]): bigint {
  return sum(
    levels.map(({ weekGift, monthGift, birthdayGift }, level) => {
      const each =
        amountOf(weekGift) * WEEKS + amountOf(monthGift) * MONTHS + amountOf(birthdayGift) / YEARS_UNDER;
      return each * BigInt(members[level] ?? 0);
    }),
  );
}

function partsOf(
  category: GameCategory,
  returned: Fraction,
  facts: ReturnFacts,
): Record<ReturnPart, Fraction> {
  const { titles, play, plan, settings, members, lost, given, offer } = facts;
  const weight = meanOf(publishedIn(category, titles), (title) =>
    fraction(weightOfTitle(title.returned), 100n),
  );
  const isJudged = (play.get(category)?.memberDays ?? 0) >= JUDGED_FROM;
  const valid = sum([...play.values()].map((each) => each.valid));
  const perPoint = amountOf(plan.stakePerPoint);
  const steps = most(plan.levels.map((level) => share(stepWorthOf(level), amountOf(level.step))));
  const offered = offer?.categories.includes(category)
    ? share(offer.cost, sum(offer.categories.map((each) => play.get(each)?.valid ?? 0n)))
    : ZERO;
  const spread = add(share(given + periodicGifts(plan, members), valid), offered);
  const lossShare = isJudged ? share(lost, valid) : subtract(ONE, returned);
  const rescued = multiply(returnedOf(plan.rescuePercent), lossShare);
  const rescuedMost = multiply(fraction(RESCUE_MOST_PERCENT, 100n), weight);
  return {
    return: returned,
    jackpot: meanOf(
      titles.filter((title) => title.category === category),
      (title) => returnedOf(title.jackpot),
    ),
    rebate: multiply(most(plan.levels.map(({ rebate }) => returnedOf(rebate[category]))), weight),
    rescue: compare(rescued, rescuedMost) < 0 ? rescued : rescuedMost,
    points: multiply(share(amountOf(settings.pointWorth), perPoint), weight),
    gifts: isJudged ? add(steps, spread) : steps,
    contracts: returnedOf(settings.contractsPercent),
  };
}

const percentOf = (value: Fraction): string => toDecimal(multiply(value, PERCENT), 2);

/** Every category whose return is known, part by part. `isOver`: the house would keep nothing. */
export function returnsOf(facts: ReturnFacts): (CategoryReturn & { isOver: boolean; over: string })[] {
  return GAME_CATEGORIES.flatMap((category) => {
    const returned = returnOf(category, facts);
    if (!returned) return [];
    const parts = partsOf(category, returned, facts);
    const total = RETURN_PARTS.map((part) => parts[part]).reduce(add, ZERO);
    const isOver = compare(total, ONE) >= 0;
    const figures = facts.play.get(category);
    return [
      {
        category,
        valid: writeDecimal(figures?.valid ?? 0n),
        isJudged: (figures?.memberDays ?? 0) >= JUDGED_FROM,
        parts: Object.fromEntries(
          RETURN_PARTS.map((part) => [part, percentOf(parts[part])]),
        ) as CategoryReturn['parts'],
        total: percentOf(total),
        isOver,
        over: isOver ? percentOf(subtract(total, ONE)) : '0.00',
      },
    ];
  });
}
