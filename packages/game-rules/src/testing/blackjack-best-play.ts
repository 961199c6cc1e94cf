import type { BlackjackMove } from '../blackjack/blackjack.ts';

/** Aces are 1; sixteen of 52 cards count ten. */
const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const chanceOf = (value: number) => (value === 10 ? 4 : 1) / 13;
const BUST = 22;

/** A hand by its points with aces counted one, and whether it has an ace. */
type Points = { hard: number; hasAce: boolean };
/** How a hand may end: its total (22 above 21), how many stakes are on it, and how likely that is. */
type Ending = { total: number; stakes: number; chance: number };
type Way = { move: BlackjackMove; endings: Ending[]; mean: number };

const totalOf = ({ hard, hasAce }: Points) => (hasAce && hard <= 11 ? hard + 10 : Math.min(hard, BUST));
const addCard = ({ hard, hasAce }: Points, value: number): Points => ({
  hard: hard + value,
  hasAce: hasAce || value === 1,
});
const pointsOf = (...values: number[]): Points => values.reduce(addCard, { hard: 0, hasAce: false });

/** Best play of the endless shoe against one open card of the dealer, who has no blackjack. */
export function createBestPlay(open: number) {
  const dealer = dealerTotals(open);
  const known = new Map<string, Way>();

  function playOn(points: Points, canDouble: boolean): Way {
    const key = `${points.hard} ${points.hasAce} ${canDouble}`;
    const found = known.get(key);
    if (found) return found;
    const ways = [stand(points)];
    if (totalOf(points) < 21) ways.push(draw('hit', points, (next) => playOn(next, false).endings));
    if (totalOf(points) < 21 && canDouble) ways.push(draw('double', points, (next) => endDoubled(next)));
    const best = ways.reduce((a, b) => (b.mean > a.mean ? b : a));
    known.set(key, best);
    return best;
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

  /** One of the two hands of a split. */
  function playSplit(value: number): Way {
    return draw('split', pointsOf(value), (next) => (value === 1 ? stand(next) : playOn(next, true)).endings);
  }

  /** The best first move of two cards, and the mean and mean square of what the round wins net. */
  function playFirst(a: number, b: number): { move: BlackjackMove; mean: number; square: number } {
    const whole = playOn(pointsOf(a, b), true);
    const half = a === b ? playSplit(a) : undefined;
    if (half && 2 * half.mean > whole.mean)
      return { move: 'split', mean: 2 * half.mean, square: squareOf(half.endings, 2) };
    return { move: whole.move, mean: whole.mean, square: squareOf(whole.endings, 1) };
  }

  /** Two hands of a split meet the same dealer: only against a given total are they independent. */
  function squareOf(endings: Ending[], hands: number): number {
    return dealer.reduce((sum, { total, chance }) => {
      const wins = endings.map((each) => ({
        ...each,
        win: each.stakes * compareTotals(each.total, total),
      }));
      const mean = wins.reduce((all, each) => all + each.chance * each.win, 0);
      const square = wins.reduce((all, each) => all + each.chance * each.win ** 2, 0);
      return sum + chance * (hands * square + hands * (hands - 1) * mean ** 2);
    }, 0);
  }

  return { playFirst, playOn: (values: number[]) => playOn(pointsOf(...values), values.length === 2).move };
}

/** Mean and deviation of what a round at best play wins net, in first stakes. */
export function measureBestPlay(blackjackPays: number): { mean: number; deviation: number } {
  let mean = 0;
  let square = 0;
  const count = (chance: number, win: number, winSquare = win ** 2) => {
    mean += chance * win;
    square += chance * winSquare;
  };
  for (const open of VALUES) {
    const { playFirst } = createBestPlay(open);
    const natural = open === 1 ? 4 / 13 : open === 10 ? 1 / 13 : 0;
    for (const a of VALUES)
      for (const b of VALUES) {
        const chance = chanceOf(open) * chanceOf(a) * chanceOf(b);
        const hasNatural = totalOf(pointsOf(a, b)) === 21;
        count(chance * natural, hasNatural ? 0 : -1);
        if (hasNatural) count(chance * (1 - natural), blackjackPays);
        else {
          const first = playFirst(a, b);
          count(chance * (1 - natural), first.mean, first.square);
        }
      }
  }
  return { mean, deviation: Math.sqrt(square - mean ** 2) };
}

/** What the dealer ends with after a look at the hidden card showed no blackjack. */
function dealerTotals(open: number): { total: number; chance: number }[] {
  const chances = new Map<number, number>();
  const hidden = VALUES.filter((value) => totalOf(pointsOf(open, value)) !== 21);
  const all = hidden.reduce((sum, value) => sum + chanceOf(value), 0);
  for (const value of hidden) follow(pointsOf(open, value), chanceOf(value) / all);
  return [...chances].map(([total, chance]) => ({ total, chance }));

  function follow(points: Points, chance: number): void {
    const total = totalOf(points);
    if (total >= 17) chances.set(total, (chances.get(total) ?? 0) + chance);
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
