import type { BlackjackMove } from '../blackjack/blackjack.ts';

/** Aces are 1; sixteen of 52 cards count ten. */
const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const chanceOf = (value: number) => (value === 10 ? 4 : 1) / 13;
const BUST = 22;
const SURRENDERED = -0.5;

/** What tables differ in. */
export type BlackjackRules = {
  /** What a blackjack brings besides its stake. */
  blackjackPays: number;
  /** The most hands that splits make. */
  hands: number;
  resplitsAces: boolean;
  hitsSoft17: boolean;
  canSurrender: boolean;
  doublesAfterSplit: boolean;
  /** The lowest and highest hard totals that may be doubled; any two cards if it is left out. */
  doublesOn?: readonly [number, number];
};
export const ONE_SPLIT: BlackjackRules = {
  blackjackPays: 1.5,
  hands: 2,
  resplitsAces: false,
  hitsSoft17: false,
  canSurrender: false,
  doublesAfterSplit: true,
};

/** A hand by its points with aces counted one, and whether it has an ace. */
type Points = { hard: number; hasAce: boolean };
/** How a hand may end: its total (22 above 21), how many stakes are on it, and how likely that is. */
type Ending = { total: number; stakes: number; chance: number };
type Way = { move: BlackjackMove; endings: Ending[]; mean: number };
/** `square`: of what is won net. `ratio`: what comes back of all that was staked. Both for two hands at most. */
type First = { move: BlackjackMove | 'surrender'; mean: number; square: number; ratio: number };

const isSoft = ({ hard, hasAce }: Points) => hasAce && hard <= 11;
const totalOf = (points: Points) => (isSoft(points) ? points.hard + 10 : Math.min(points.hard, BUST));
const addCard = ({ hard, hasAce }: Points, value: number): Points => ({
  hard: hard + value,
  hasAce: hasAce || value === 1,
});
const pointsOf = (...values: number[]): Points => values.reduce(addCard, { hard: 0, hasAce: false });

/** Best play of the endless shoe against one open card of the dealer, who has no blackjack. */
export function createBestPlay(open: number, rules: BlackjackRules = ONE_SPLIT) {
  const dealer = dealerTotals(open, rules);
  const known = new Map<string, Way>();

  function playOn(points: Points, mayDouble: boolean): Way {
    const key = `${points.hard} ${points.hasAce} ${mayDouble}`;
    const found = known.get(key);
    if (found) return found;
    const ways = [stand(points)];
    if (totalOf(points) < 21) ways.push(draw('hit', points, (next) => playOn(next, false).endings));
    if (mayDouble && isDoubled(points)) ways.push(draw('double', points, (next) => endDoubled(next)));
    const best = ways.reduce((a, b) => (b.mean > a.mean ? b : a));
    known.set(key, best);
    return best;
  }

  function isDoubled(points: Points): boolean {
    const [least, most] = rules.doublesOn ?? [0, 20];
    return totalOf(points) >= least && totalOf(points) <= most && !(rules.doublesOn && points.hasAce);
  }

  function stand(points: Points): Way {
    return measure('stand', [{ total: totalOf(points), stakes: 1, chance: 1 }]);
  }

  function draw(move: BlackjackMove, points: Points, endingsOf: (next: Points) => Ending[]): Way {
    const endings = VALUES.flatMap((value) =>
      endingsOf(addCard(points, value)).map((each) => ({ ...each, chance: each.chance * chanceOf(value) })),
    );
    return measure(move, endings);
  }

  function measure(move: BlackjackMove, endings: Ending[]): Way {
    const merged = mergeEndings(endings);
    const mean = merged.reduce((sum, each) => sum + each.chance * each.stakes * meanAt(each.total), 0);
    return { move, endings: merged, mean };
  }

  function meanAt(total: number): number {
    return dealer.reduce((sum, each) => sum + each.chance * compareTotals(total, each.total), 0);
  }

  /** A hand of a split with its second card, played to its end; aces are not played. */
  function playHalf(value: number, second: number): Way {
    const points = pointsOf(value, second);
    return value === 1 ? stand(points) : playOn(points, rules.doublesAfterSplit);
  }

  /** One of the two hands of a split that is not split again. */
  function playSplit(value: number): Way {
    return draw('split', pointsOf(value), (next) => playHalf(value, next.hard - value).endings);
  }

  /** What a split is worth if like cards may be split again: `waiting` hands of `hands` have no second card yet. */
  function meanOfSplits(value: number, hands: number, waiting: number): number {
    if (waiting === 0) return 0;
    const others = meanOfSplits(value, hands, waiting - 1);
    const canSplit = hands < rules.hands && (value !== 1 || rules.resplitsAces);
    return VALUES.reduce((sum, second) => {
      const kept = playHalf(value, second).mean + others;
      const isAgain = canSplit && second === value;
      const again = isAgain ? meanOfSplits(value, hands + 1, waiting + 1) : kept;
      return sum + chanceOf(second) * Math.max(kept, again);
    }, 0);
  }

  /** The best first move of two cards, and the mean and mean square of what the round wins net. */
  function playFirst(a: number, b: number): First {
    const whole = playOn(pointsOf(a, b), true);
    const half = a === b ? playSplit(a) : undefined;
    const split = half ? meanOfSplits(a, 2, 2) : whole.mean;
    if (rules.canSurrender && Math.max(split, whole.mean) < SURRENDERED)
      return { move: 'surrender', mean: SURRENDERED, square: SURRENDERED ** 2, ratio: 1 + SURRENDERED };
    if (half && split > whole.mean) return { move: 'split', mean: split, ...spreadOf([half, half]) };
    return { move: whole.move, mean: whole.mean, ...spreadOf([whole]) };
  }

  /** Two hands of a split meet the same dealer: only against a given total are they independent. */
  function spreadOf([first, second]: Way[]): { square: number; ratio: number } {
    const none: Ending[] = [{ total: 0, stakes: 0, chance: 1 }];
    let [square, ratio] = [0, 0];
    for (const against of dealer)
      for (const one of first?.endings ?? none)
        for (const other of second?.endings ?? none) {
          const chance = against.chance * one.chance * other.chance;
          const net = [one, other].reduce(
            (sum, { stakes, total }) => sum + stakes * compareTotals(total, against.total),
            0,
          );
          square += chance * net ** 2;
          ratio += chance * (1 + net / (one.stakes + other.stakes));
        }
    return { square, ratio };
  }

  return { playFirst, playOn: (values: number[]) => playOn(pointsOf(...values), values.length === 2).move };
}

/**
 * What a round at best play wins net, in first stakes, and its deviation; `ratio` is the mean of what comes back of all
 * that a round staked. The last two are right for two hands at most.
 */
export function measureBestPlay(rules: BlackjackRules) {
  let [mean, square, ratio] = [0, 0, 0];
  const count = (chance: number, won: Pick<First, 'mean' | 'square' | 'ratio'>) => {
    mean += chance * won.mean;
    square += chance * won.square;
    ratio += chance * won.ratio;
  };
  const winOnce = (net: number) => ({ mean: net, square: net ** 2, ratio: 1 + net });
  for (const open of VALUES) {
    const { playFirst } = createBestPlay(open, rules);
    const natural = open === 1 ? 4 / 13 : open === 10 ? 1 / 13 : 0;
    for (const a of VALUES)
      for (const b of VALUES) {
        const chance = chanceOf(open) * chanceOf(a) * chanceOf(b);
        const hasNatural = totalOf(pointsOf(a, b)) === 21;
        count(chance * natural, winOnce(hasNatural ? 0 : -1));
        count(chance * (1 - natural), hasNatural ? winOnce(rules.blackjackPays) : playFirst(a, b));
      }
  }
  return { mean, deviation: Math.sqrt(square - mean ** 2), ratio };
}

/** What the dealer ends with after a look at the hidden card showed no blackjack. */
function dealerTotals(open: number, { hitsSoft17 }: BlackjackRules): { total: number; chance: number }[] {
  const chances = new Map<number, number>();
  const hidden = VALUES.filter((value) => totalOf(pointsOf(open, value)) !== 21);
  const all = hidden.reduce((sum, value) => sum + chanceOf(value), 0);
  for (const value of hidden) follow(pointsOf(open, value), chanceOf(value) / all);
  return [...chances].map(([total, chance]) => ({ total, chance }));

  function follow(points: Points, chance: number): void {
    const total = totalOf(points);
    const isDone = total > 17 || (total === 17 && !(hitsSoft17 && isSoft(points)));
    if (isDone) chances.set(total, (chances.get(total) ?? 0) + chance);
    else for (const value of VALUES) follow(addCard(points, value), chance * chanceOf(value));
  }
}

function compareTotals(player: number, dealer: number): number {
  if (player === BUST) return -1;
  return dealer === BUST ? 1 : Math.sign(player - dealer);
}

function endDoubled(points: Points): Ending[] {
  return [{ total: totalOf(points), stakes: 2, chance: 1 }];
}

function mergeEndings(endings: Ending[]): Ending[] {
  const merged = new Map<number, Ending>();
  for (const each of endings) {
    const key = 10 * each.total + each.stakes;
    merged.set(key, { ...each, chance: each.chance + (merged.get(key)?.chance ?? 0) });
  }
  return [...merged.values()];
}
