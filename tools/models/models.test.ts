import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { wordsOfBook } from '../../packages/game-rules/src/slots/books.ts';
import { type Books, SCATTER, type SlotsModel, WILD } from '../../packages/game-rules/src/slots/model.ts';
import { playRound } from '../../packages/game-rules/src/slots/round.ts';
import { SCALE } from '../../packages/money/src/testing/scale.ts';
import { countBookReturns, listBooks } from './count/books.ts';
import { countReturns } from './count/count-returns.ts';
import { windowsOf } from './count/reels.ts';
import { DESIGNS } from './designs/all.ts';
import { listBoards, measureModel } from './measure/measure-model.ts';
import { listModelNames, readBookCoins, readModel } from './model-files.ts';
import { simulateModel } from './play-model.ts';
import { recountReturns } from './returns.ts';

const MODELS = listModelNames().map((name) => ({ name, model: readModel(name) }));
const COUNTED = MODELS.filter(({ model }) => !model.books);
const WITH_BOOKS = MODELS.filter(({ model }) => model.books);

/** Small enough for every day; with SCALE the books are all played. */
const ROUNDS = SCALE > 1 ? 20_000 * SCALE : 1000;
const BOUGHT_ROUNDS = SCALE > 1 ? 2000 * SCALE : 100;
const REPLAYED = SCALE > 1 ? Number.POSITIVE_INFINITY : 250;
/** Few rounds rarely have the greatest wins, so their own deviation is often too small. */
const BOUGHT_SCORE_MAX = SCALE > 1 ? 4.5 : 6;
const SEEN_BYTES_MAX = 60_000;
/** To list every board takes seconds: every day for a few models, with SCALE for all. */
const MEASURED = COUNTED.filter(
  ({ name }) => SCALE > 1 || ['anywhere-30-low', 'hold-15-low', 'shifting-5-medium'].includes(name),
);

test('every design has its model, and there is no other', () => {
  expect(MODELS.map(({ name }) => name)).toEqual(DESIGNS.map(({ name }) => name).sort());
  expect(MODELS.length).toBeGreaterThanOrEqual(48);
});

describe('the counted return', () => {
  test.each(COUNTED)('of $name is the stated one', ({ model }) => {
    const { base, scatter, feature, whole, bought, featureChance } = countReturns(model);
    const { returns, boughtReturn, featureOneIn } = model.figures;
    expect(roundDown(Math.max(whole, bought))).toBe(model.sheet.return);
    expect(roundDown(Math.min(whole, bought))).toBe(model.sheet.least);
    expect(roundDown(bought)).toBe(boughtReturn);
    expect([base, scatter, feature].map(roundDown)).toEqual([returns.base, returns.scatter, returns.feature]);
    expect(Math.round(1 / featureChance)).toBe(featureOneIn);
  });

  test.each(WITH_BOOKS)('of $name is exactly the stated one', ({ name, model }) => {
    const { whole, bought } = countBookReturns(model, readBookCoins(name));
    const stated = Math.round(Number(model.sheet.return) * 100);
    expect(model.sheet.least).toBe(model.sheet.return);
    for (const { over, under } of [whole, bought]) {
      expect(Number.isSafeInteger(over * 10_000)).toBe(true);
      expect(over * 10_000).toBe(stated * under);
    }
  });
});

describe('books', () => {
  test.each(WITH_BOOKS)('of $name pay the coins of their table', ({ name, model }) => {
    const coins = readBookCoins(name);
    replay(model, { books: model.books, coins: coins.spins, isBought: false });
    replay(model, { books: model.buy.books, coins: coins.bought, isBought: true });
  });

  test.each(WITH_BOOKS)(
    'of $name have the highest win, and weights that one word can draw',
    ({ name, model }) => {
      const entries = listBooks(model.books as Books, readBookCoins(name).spins);
      expect(Math.max(...entries.map(({ coins }) => coins))).toBe(model.mostCoins);
      expect(entries.reduce((sum, { weight }) => sum + weight, 0)).toBeLessThan(2 ** 32);
      expect(entries.every(({ weight }) => Number.isInteger(weight) && weight > 0)).toBe(true);
    },
  );
});

describe('rounds of the service', () => {
  const scores: number[] = [];

  test.each(MODELS)('of $name return what was counted', ({ name, model }) => {
    const { whole, bought } = recountReturns(name, model);
    const spins = simulateModel(model, { pick: {}, rounds: ROUNDS, clientSeed: name });
    const score = (spins.mean - whole) / (Number(model.sheet.deviation) / Math.sqrt(ROUNDS));
    scores.push(score);
    expect(Math.abs(score)).toBeLessThan(4);
    const hit = Number(model.figures.hitRate) / 100;
    expect(Math.abs(spins.hits - hit)).toBeLessThan(4 * Math.sqrt((hit * (1 - hit)) / ROUNDS) + 0.0001);
    const features = simulateModel(model, { pick: { buy: true }, rounds: BOUGHT_ROUNDS, clientSeed: name });
    expect(Math.abs(features.mean - bought)).toBeLessThan(
      BOUGHT_SCORE_MAX * (features.deviation / Math.sqrt(BOUGHT_ROUNDS)),
    );
    expect(Math.max(spins.bytes, features.bytes)).toBeLessThan(SEEN_BYTES_MAX);
  });

  test('are spread around their returns as chance would have it', () => {
    const spread = Math.sqrt(scores.reduce((sum, score) => sum + score ** 2, 0) / scores.length);
    if (SCALE > 1)
      process.stdout.write(
        `${scores.length} models, ${ROUNDS} rounds each: r.m.s. of z ${spread.toFixed(3)}\n`,
      );
    expect(spread).toBeGreaterThan(0.6);
    expect(spread).toBeLessThan(1.4);
  });
});

describe('the sheet', () => {
  test.each(MODELS)('of $name is one to be proud of', ({ model }) => {
    const { sheet, figures } = model;
    expect(Number(sheet.return)).toBeGreaterThanOrEqual(95);
    expect(Number(sheet.return)).toBeLessThanOrEqual(97.01);
    expect(Number(sheet.return) - Number(sheet.least)).toBeLessThanOrEqual(0.0101);
    expect(Number(figures.hitRate)).toBeGreaterThan(20);
    expect(Number(figures.hitRate)).toBeLessThan(35);
    expect(figures.featureOneIn).toBeGreaterThanOrEqual(80);
    expect(figures.featureOneIn).toBeLessThanOrEqual(250);
    const share = Number(figures.returns.feature) / Number(sheet.return);
    expect(share).toBeGreaterThan(0.195);
    expect(share).toBeLessThan(0.55);
    expect(Number(sheet.deviation)).toBeLessThan(25);
    expect(Number(sheet.most)).toBeLessThanOrEqual(10_000);
    expect(Number(sheet.most)).toBe(model.mostCoins / model.coins);
  });

  test.each(MEASURED)('of $name states its hit rate and deviation', ({ model }) => {
    const measured = measureModel(model, listBoards(model));
    expect(roundDown(measured.hitRate)).toBe(model.figures.hitRate);
    expect((Math.ceil(measured.deviation * 10_000) / 10_000).toFixed(4)).toBe(model.sheet.deviation);
    expect(measured.mean).toBeCloseTo(countReturns(model).whole, 9);
    expect(measured.boughtMean).toBeCloseTo(countReturns(model).bought, 9);
  });
});

describe('the numbers', () => {
  test.each(MODELS)('of $name pay more for more, and for higher symbols not less', ({ model: { pays } }) => {
    pays.forEach((row, symbol) => {
      row.forEach((pay, column) => {
        expect(Number.isInteger(pay)).toBe(true);
        expect(pay).toBeGreaterThan(row[column - 1] ?? 0);
        expect(pay).toBeGreaterThanOrEqual(pays[symbol + 1]?.[column] ?? 0);
      });
    });
  });

  test.each(MODELS)('of $name show no wild first and one scatter a reel', ({ model }) => {
    const rules = [model.base, { ...model.base, ...model.free }];
    for (const { strips = [], weights = [] } of rules) {
      expect(strips[0]?.includes(WILD) ?? false).toBe(false);
      if (model.by === 'lines' || model.by === 'ways') expect(weights[0]?.[WILD] ?? 0).toBe(0);
      strips.forEach((strip, reel) => {
        const scatters = windowsOf(strip, model.rows[reel] ?? 0).map(
          (window) => window.filter((cell) => cell === SCATTER).length,
        );
        if (!model.hold) expect(Math.max(...scatters)).toBeLessThanOrEqual(1);
      });
    }
  });

  test('fit into small files', () => {
    const folder = join(import.meta.dirname, '../../packages/game-rules/models/slots');
    for (const file of readdirSync(folder))
      expect(readFileSync(join(folder, file)).length).toBeLessThan(60_000);
  });
});

/** Some of the table, spread over it, and all that are not like the others. */
function replay(
  model: SlotsModel,
  { books, coins, isBought }: { books: Books | undefined; coins: number[]; isBought: boolean },
): void {
  if (!books) throw new Error('the model has no books');
  const entries = listBooks(books, coins);
  const stride = Math.max(1, Math.floor(entries.length / REPLAYED));
  entries.forEach(({ book, coins: stated }, index) => {
    const isPlain = book >= books.first && book < books.first + books.count;
    if (index % stride !== 0 && isPlain) return;
    const { total } = playRound(wordsOfBook(books, book), model, { isBought });
    if (total !== stated) throw new Error(`book ${book} pays ${total} instead of ${stated}`);
  });
}

/** A share as percent with two decimals. */
function roundDown(share: number): string {
  return (Math.floor(share * 10_000 + 1e-7) / 100).toFixed(2);
}
