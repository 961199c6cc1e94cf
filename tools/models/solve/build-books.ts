import { createHash } from 'node:crypto';
import type { Books, SlotsModel } from '../../../packages/game-rules/src/slots/model.ts';
import type { BookCoins } from '../model-files.ts';
import { type Book, payPart, readBook } from './book-sample.ts';
import { type Aim, balanceWeights, type Weighed } from './book-weights.ts';
import { draftModel, startsOf } from './build-model.ts';
import type { Design } from './design.ts';
import { type Linear, solvePays } from './pays.ts';
import { writeFigures } from './sheet.ts';

/** Books of a table, and of how many seeds the rare great wins are taken, each with its smaller weight. */
const BOOKS = 20_000;
const SEEDS = 400_000;
const WEIGHT = 2000;
const RARE_WEIGHT = WEIGHT / (SEEDS / BOOKS);
const RARE = 300;
/** A bought table has between these. */
const BOUGHT_LEAST = 2000;
const BOUGHT_MOST = 4000;
/** How often a bought feature begins with the least, with one more and with two more. */
const START_WEIGHTS = [80, 17, 3];

/** A model with books, from its design to its sheet. */
export function buildBooks(design: Design): { model: SlotsModel; coins: BookCoins } {
  const draft = draftModel(design);
  const starts = startsOf(draft).map((start, index) => [start, START_WEIGHTS[index] ?? 0] as const);
  const ones = { ...draft, pays: design.shape.map((row) => row.map(() => 1)), buy: { price: 1, starts } };
  const seed = hash(design.name);
  const sample = Array.from({ length: SEEDS }, (_, book) => readBook(ones, { seed, book, isBought: false }));
  const aim = { returned: design.returned, cost: design.coins };
  const { first, placed } = placeBooks(sample, design);
  const pays = solveFor(placed, design);
  const table = placed.map(({ index, book, weight }) => ({
    book: index,
    coins: coinsOf(book, pays),
    weight,
  }));
  const balanced = balanceWeights(table, aim);
  const mostCoins = balanced.reduce((most, { coins }) => Math.max(most, coins), 0);
  const bought = buildBought(ones, { seed: hash(`${design.name} bought`), pays, aim, mostCoins });
  const model: SlotsModel = {
    ...draft,
    pays,
    mostCoins,
    books: writeBooks(balanced, { seed, first, count: BOOKS, weight: WEIGHT }),
    buy: { price: bought.price, starts, books: bought.books },
  };
  return {
    model: { ...model, ...describe(model, { sample, balanced, bought: bought.table }) },
    coins: { spins: balanced.map(({ coins }) => coins), bought: bought.table.map(({ coins }) => coins) },
  };
}

type Placed = { index: number; book: Book; weight: number };

/**
 * One block of books stands for all others of their kind. Great wins are too rare for that: they are taken from all
 * seeds, each with its smaller weight, and so is a book for each pay that no other shows.
 */
function placeBooks(sample: readonly Book[], design: Design): { first: number; placed: Placed[] } {
  const pays = solveFor(
    sample.map((book) => ({ book, weight: 1 })),
    design,
  ).flat();
  const first = findTypicalBlock(sample, pays);
  const rare = findRare(sample, pays);
  const isPlain = (index: number) => index >= first && index < first + BOOKS;
  const isPlaced = (index: number) => rare.has(index) || isPlain(index);
  const shown = new Set(sample.flatMap((book, index) => (isPlaced(index) ? placesOf(book) : [])));
  sample.forEach((book, index) => {
    if (placesOf(book).every((place) => shown.has(place))) return;
    rare.add(index);
    for (const place of placesOf(book)) shown.add(place);
  });
  const missing = design.shape.flat().findIndex((_, place) => !shown.has(place));
  if (missing >= 0) throw new Error(`no book of ${design.name} wins pay ${missing}`);
  const placed = sample.flatMap((book, index) => {
    if (rare.has(index)) return [{ index, book, weight: RARE_WEIGHT }];
    return isPlain(index) ? [{ index, book, weight: WEIGHT }] : [];
  });
  return { first, placed };
}

/** Where the block begins whose features and wins are most like those of all. */
function findTypicalBlock(sample: readonly Book[], pays: readonly number[]): number {
  const all = summarise(sample, pays);
  let best = { first: 0, miss: Number.POSITIVE_INFINITY };
  for (let first = 0; first < sample.length; first += BOOKS) {
    const block = summarise(sample.slice(first, first + BOOKS), pays);
    const miss = all.reduce((sum, value, index) => sum + Math.abs((block[index] ?? 0) / value - 1), 0);
    if (miss < best.miss) best = { first, miss };
  }
  return best.first;
}

/** The share of books with a feature, and the mean of what base and feature pay. */
function summarise(books: readonly Book[], pays: readonly number[]): number[] {
  const sums = [0, 0, 0];
  for (const { base, feature } of books) {
    if (feature) sums[0] = (sums[0] ?? 0) + 1;
    sums[1] = (sums[1] ?? 0) + payPart(base, pays);
    sums[2] = (sums[2] ?? 0) + payPart(feature, pays);
  }
  return sums.map((sum) => sum / books.length);
}

const placesOf = ({ base, feature }: Book) => [...base.times.keys(), ...(feature?.times.keys() ?? [])];

function solveFor(table: readonly { book: Book; weight: number }[], design: Design): number[][] {
  const linear = linearise(table, design);
  return solvePays(design.shape, { linear, target: design.returned / 10_000, name: design.name });
}

function linearise(
  table: readonly { book: Book; weight: number }[],
  { coins, counts, shape }: Design,
): Linear {
  const total = table.reduce((sum, { weight }) => sum + weight, 0) * coins;
  const coefficients = shape.map((row) => row.map(() => 0));
  let fixed = 0;
  for (const { book, weight } of table)
    for (const part of [book.base, book.feature]) {
      fixed += ((part?.scatter ?? 0) * weight) / total;
      for (const [place, times] of part?.times ?? []) {
        const row = coefficients[Math.floor(place / counts.length)];
        const column = place % counts.length;
        if (row) row[column] = (row[column] ?? 0) + (times * weight) / total;
      }
    }
  return { fixed, coefficients };
}

function findRare(sample: readonly Book[], pays: readonly number[]): Set<number> {
  const best = sample
    .map((book, index) => ({ index, coins: payPart(book.base, pays) + payPart(book.feature, pays) }))
    .sort((a, b) => b.coins - a.coins);
  return new Set(best.slice(0, RARE).map(({ index }) => index));
}

function coinsOf(book: Book, pays: readonly (readonly number[])[]): number {
  return payPart(book.base, pays.flat()) + payPart(book.feature, pays.flat());
}

/** The table ends where its mean is nearest to a whole price. */
function buildBought(
  model: SlotsModel,
  { seed, pays, aim, mostCoins }: { seed: string; pays: number[][]; aim: Aim; mostCoins: number },
): { price: number; books: Books; table: Weighed[] } {
  const coins = Array.from({ length: BOUGHT_MOST }, (_, book) =>
    Math.min(mostCoins, coinsOf(readBook(model, { seed, book, isBought: true }), pays)),
  );
  const unit = (aim.returned / 10_000) * aim.cost;
  const price = Math.round(coins.reduce((sum, each) => sum + each, 0) / BOUGHT_MOST / unit);
  let sum = 0;
  let best = { count: 0, miss: Number.POSITIVE_INFINITY };
  coins.forEach((each, index) => {
    sum += each;
    const miss = Math.abs(sum / (index + 1) / (price * unit) - 1);
    if (index + 1 >= BOUGHT_LEAST && miss < best.miss) best = { count: index + 1, miss };
  });
  const table = coins.slice(0, best.count).map((each, book) => ({ book, coins: each, weight: WEIGHT }));
  const balanced = balanceWeights(table, { returned: aim.returned, cost: price * aim.cost });
  return {
    price,
    table: balanced,
    books: writeBooks(balanced, { seed, first: 0, count: best.count, weight: WEIGHT }),
  };
}

function writeBooks(table: readonly Weighed[], like: Omit<Books, 'others'>): Books {
  const isPlain = (book: number) => book >= like.first && book < like.first + like.count;
  const others = table.filter(({ book, weight }) => !isPlain(book) || weight !== like.weight);
  return { ...like, others: others.map(({ book, weight }) => [book, weight] as const) };
}

function describe(
  model: SlotsModel,
  { sample, balanced, bought }: { sample: readonly Book[]; balanced: Weighed[]; bought: Weighed[] },
): Pick<SlotsModel, 'sheet' | 'figures'> {
  const total = balanced.reduce((sum, { weight }) => sum + weight, 0);
  const average = (read: (book: Book | undefined, coins: number) => number, table = balanced) => {
    const all = table.reduce((sum, { weight }) => sum + weight, 0);
    return table.reduce((sum, { book, coins, weight }) => sum + read(sample[book], coins) * weight, 0) / all;
  };
  const mean = average((_, coins) => coins);
  const square = average((_, coins) => coins * coins);
  const scatter = average((book) => book?.base.scatter ?? 0);
  const feature = average((book) => payPart(book?.feature, model.pays.flat()));
  const returns = {
    base: (mean - scatter - feature) / model.coins,
    scatter: scatter / model.coins,
    feature: feature / model.coins,
    whole: mean / model.coins,
    bought: average((_, coins) => coins, bought) / (model.coins * model.buy.price),
    featureChance: average((book) => (book?.feature ? 1 : 0)),
  };
  const highest = balanced.reduce((most, { coins }) => Math.max(most, coins), 0);
  const mostWeight = balanced
    .filter(({ coins }) => coins === highest)
    .reduce((sum, { weight }) => sum + weight, 0);
  const measured = {
    deviation: Math.sqrt(square - mean ** 2) / model.coins,
    hitRate: average((_, coins) => (coins > 0 ? 1 : 0)),
  };
  return writeFigures(model, { measured, mostChance: mostWeight / total }, returns);
}

function hash(name: string): string {
  return createHash('sha256').update(name).digest('hex');
}
