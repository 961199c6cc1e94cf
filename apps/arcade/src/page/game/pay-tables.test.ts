import { compare, type Fraction, fraction, toDecimal } from '@parlour/exact';
import { type BaccaratModel, listBaccaratBets } from '@parlour/game-rules/baccarat';
import { DRAGON_TIGER_BETS } from '@parlour/game-rules/dragon-tiger';
import type { FishModel } from '@parlour/game-rules/fish';
import { loadGame, MODEL_NAMES } from '@parlour/game-rules/games';
import { guessesAt } from '@parlour/game-rules/hi-lo';
import { PICTURE_DICE_BETS } from '@parlour/game-rules/picture-dice';
import { ROULETTE_BETS } from '@parlour/game-rules/roulette';
import { SIC_BO_BETS } from '@parlour/game-rules/sic-bo';
import { type SlotsModel, slots } from '@parlour/game-rules/slots';
import { PICKS } from '@parlour/game-rules/testing/test-picks';
import { wordsFor, wordsOf } from '@parlour/game-rules/testing/test-words';
import { XOC_DIA_BETS } from '@parlour/game-rules/xoc-dia';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { findTheme, stageOf } from '../../catalogue/themes.ts';
import KindSheet from '../fish/KindSheet.tsx';
import { LookProvider } from '../platform/look.ts';
import { SpokenProvider, speak } from '../platform/texts.tsx';
import { SlotPays } from '../slots/info/SlotPays.tsx';
import { loadMechanicPage } from './mechanics.ts';

type Model = { sheet: { return: string; least: string; deviation: string; most: string } };
/** `percent`: how often, in percent; null where the table does not say. */
type Row = { what: string; factor: Fraction; percent: number | null };
type Game = Exclude<Awaited<ReturnType<typeof loadGame>>, undefined>;
type Shown = { game: Game; model: Model; rowsFor: (pick: object) => Row[] };

const FILES = import.meta.glob<Model>('../../../../../packages/game-rules/models/*/*.json', {
  eager: true,
  import: 'default',
});
const modelOf = (name: string) => FILES[`../../../../../packages/game-rules/models/${name}.json`] as Model;
const ROUNDS = 300;
const RANKS = 'A23456789TJQK';

/** Words as keys with what fills them, so that a row says what it is about. */
const SPOKEN = {
  ...speak({ language: 'EN', locale: 'en', messages: {} }),
  text: ((key: string, fill?: object) => [key, ...Object.values(fill ?? {})].join(' ')) as never,
};

/** Any theme: it gives symbols their pictures and no row its pay. */
const LOOK = { title: '', theme: stageOf(findTheme('aurora'), 'EN') };

/** The rows of a table as it is drawn, each with the factor that its amount is computed from. */
function readRows(draw: (showPays: (factor: Fraction) => string) => ReturnType<typeof createElement>): Row[] {
  const factors: Fraction[] = [];
  const table = draw((factor) => String(factors.push(factor) - 1));
  const html = renderToStaticMarkup(createElement(SpokenProvider, { value: SPOKEN }, table));
  const cells = html.matchAll(
    /<tr><td>([^<]*)<\/td><td>([^<]*)<\/td><td>(\d+)<\/td>(?:<td>arcade\.rtpValue ([^<]*)<\/td>)?<\/tr>/g,
  );
  return [...cells].map(([, what = '', times, index, percent]) => {
    const factor = factors[Number(index)] ?? fraction(0);
    expect(times).toBe(`×${SPOKEN.money.showPercent(toDecimal(factor, 4))}`);
    return { what, factor, percent: percent ? Number(percent) : null };
  });
}

const bet = (on: string) => ({ bets: [{ on, coins: 1 }] });
const same = (a: Fraction, b: Fraction) => compare(a, b) === 0;
const has = (rows: readonly Row[], factor: Fraction) => rows.some((row) => same(row.factor, factor));
const mostOf = (rows: readonly Row[]) =>
  rows.map(({ factor }) => factor).reduce((a, b) => (compare(a, b) < 0 ? b : a));

function play({ game }: Shown, nonce: number, pick: unknown, steps: object[] = []) {
  const played = game.play(wordsOf(nonce), { pick, steps });
  if (!played) throw new Error(`a round of ${game.mechanic} was refused`);
  return played;
}

/** The tables that follow the pick: every win of the pick is in its table, and the highest row is the most it can win. */
function checkByPick(shown: Shown): void {
  for (const { pick } of PICKS[shown.game.mechanic as keyof typeof PICKS]) {
    const rows = shown.rowsFor(pick as object);
    expect(mostOf(rows)).toEqual(shown.game.most(pick));
    for (let nonce = 0; nonce < ROUNDS / 10; nonce += 1) {
      const { won } = play(shown, nonce, pick);
      if (won.over > 0n) expect(has(rows, won)).toBe(true);
    }
  }
}

function checkTargets({ game, rowsFor }: Shown): void {
  for (const { factor } of rowsFor({ target: 200 })) {
    const target = Number((100n * factor.over) / factor.under);
    expect(game.most({ target })).toEqual(factor);
  }
}

/** The tables of bets: every bet alone wins what a row says, and every row is won by a bet. Stakes may come back. */
function checkBets(shown: Shown, names: Iterable<string>): void {
  const rows = shown.rowsFor(bet([...names][0] ?? ''));
  const won: Fraction[] = [];
  for (const on of names) {
    const most = shown.game.most(bet(on));
    expect(has(rows, most)).toBe(true);
    won.push(most);
    for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
      const back = play(shown, nonce, bet(on)).won;
      if (back.over > 0n && !same(back, fraction(1))) expect(has(rows, back), on).toBe(true);
      won.push(back);
    }
  }
  for (const { what, factor } of rows)
    expect(
      won.some((back) => same(back, factor)),
      what,
    ).toBe(true);
}

/** Nothing comes back more often than the sheet allows; where it pays just the return, so says the chance. */
function expectHonest(rows: readonly Row[], { sheet }: Model): void {
  for (const { what, factor, percent } of rows)
    if (percent !== null) {
      const back = Number(toDecimal(factor, 6)) * percent;
      expect(back, what).toBeLessThanOrEqual(Number(sheet.return) * 1.005);
    }
}

/** The player meets the chance on the way: what a row pays is the return over its chance. */
function expectReturn(rows: readonly Row[], { sheet }: Model): void {
  for (const { what, factor, percent } of rows) {
    const back = Number(toDecimal(factor, 6)) * (percent ?? 0);
    expect(Math.abs(back / Number(sheet.return) - 1), what).toBeLessThan(0.01);
  }
}

const CHECKS: Readonly<Record<string, (shown: Shown) => void>> = {
  keno: checkByPick,
  plinko: checkByPick,
  wheel: checkByPick,
  limbo: checkTargets,
  crash: checkTargets,
  dice: ({ game, rowsFor }) => {
    for (const { what, factor } of rowsFor({ side: 'over', chance: 5_000 }))
      expect(game.most({ side: 'over', chance: Math.round(100 * Number.parseFloat(what)) })).toEqual(factor);
  },
  mines: (shown) => {
    for (const mines of [1, 3, 13, 24]) {
      const rows = shown.rowsFor({ mines });
      expectReturn(rows.slice(0, 4), shown.model);
      const words = () => wordsFor(...Array.from({ length: mines }, () => 0));
      for (const [row, { factor }] of rows.entries()) {
        const steps = Array.from({ length: row + 1 }, (_, tile) => ({ open: 24 - tile }));
        expect(shown.game.play(words(), { pick: { mines }, steps })?.won).toEqual(factor);
      }
    }
  },
  'hi-lo': ({ game, model, rowsFor }) => {
    const guesses = [...RANKS].flatMap((_, place) => guessesAt(place + 1).map((guess) => ({ place, guess })));
    const rows = rowsFor({});
    expectReturn(rows, model);
    expect(rows).toHaveLength(guesses.length);
    for (const [row, { place, guess }] of guesses.entries()) {
      const wins = [...RANKS].flatMap((_, next) => {
        const words = wordsFor(4 * place, 4 * next);
        const { won } = game.play(words, { pick: {}, steps: [{ guess }] }) ?? { won: fraction(0) };
        return won.over > 0n ? [won] : [];
      });
      for (const won of wins) expect(won).toEqual(rows[row]?.factor);
    }
  },
  roulette: (shown) => {
    const rows = shown.rowsFor(bet('red'));
    for (const [on, { kind, numbers }] of ROULETTE_BETS) {
      const row = rows.find(({ what }) => what.endsWith(` ${kind}`));
      expect(row?.percent).toBeCloseTo((100 * numbers.length) / 37, 1);
      expect(shown.game.most(bet(on)), on).toEqual(row?.factor);
    }
  },
  baccarat: (shown) => checkBets(shown, listBaccaratBets(shown.model as BaccaratModel)),
  'dragon-tiger': (shown) => checkBets(shown, DRAGON_TIGER_BETS),
  'sic-bo': (shown) => checkBets(shown, SIC_BO_BETS),
  'picture-dice': (shown) => checkBets(shown, PICTURE_DICE_BETS),
  'xoc-dia': (shown) => checkBets(shown, XOC_DIA_BETS),
  blackjack: ({ game, rowsFor }) => {
    const deal = (ranks: string, ...moves: string[]) =>
      game.play(wordsFor(...[...ranks].map((rank) => 4 * RANKS.indexOf(rank))), {
        pick: {},
        steps: moves.map((move) => ({ move })),
      })?.won;
    // Blackjack; 18 against 17; two blackjacks; insured against one.
    const won = [deal('A5K5'), deal('T68A', 'stand'), deal('AKKA'), deal('TA9K', 'insure')];
    expect(won).toEqual(rowsFor({}).map(({ factor }) => factor));
  },
  'video-poker': (shown) => {
    const rows = shown.rowsFor({});
    expect(mostOf(rows)).toEqual(shown.game.most({}));
    const { pays } = shown.model as Model & { pays: Record<string, number> };
    expect(rows.map(({ factor }) => Number(factor.over)).sort((a, b) => a - b)).toEqual(
      Object.values(pays).sort((a, b) => a - b),
    );
    for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
      const { won } = play(shown, nonce, {}, [{ hold: [false, false, false, false, false] }]);
      if (won.over > 0n) expect(has(rows, won)).toBe(true);
    }
  },
};

/** Those show pictures, and no table. */
const IN_PICTURES = /^(slots|fish)\//;

describe.each(MODEL_NAMES.filter((name) => !IN_PICTURES.test(name)))('the pay table of %s', (name) => {
  test('is what its rules pay', async () => {
    const [mechanic = '', number = ''] = name.split('/');
    const page = await loadMechanicPage(mechanic);
    const game = await loadGame(mechanic, number);
    const model = modelOf(name);
    if (!game) throw new Error(`there is no game ${name}`);
    const rowsFor = (pick: object) => {
      const rows = readRows((showPays) =>
        createElement(page.PayTable, { model, pick: pick as never, showPays }),
      );
      expect(rows.length).toBeGreaterThan(0);
      expectHonest(rows, model);
      return rows;
    };
    CHECKS[mechanic]?.({ game, model, rowsFor });
    expect(Object.keys(CHECKS)).toContain(mechanic);
  });
});

test('the sheet of fish shows of every kind what it pays and how often a shot catches it', () => {
  const model = modelOf('fish/96') as unknown as FishModel;
  const sheet = createElement(KindSheet, { model, showPays: (pays: number) => `pays ${pays}` });
  const html = renderToStaticMarkup(createElement(SpokenProvider, { value: SPOKEN }, sheet));
  const rows = html.split('<li ').slice(1);
  expect(rows).toHaveLength(model.kinds.length);
  for (const [index, { name, pays, range, boss }] of model.kinds.entries()) {
    const row = rows[index] ?? '';
    expect(row).toContain(`arcade.fish.kind.${name}`);
    expect(row).toContain(range ? '×20–200' : `×${pays}<`);
    if (!range) expect(row).toContain(`pays ${pays}`);
    if (boss) expect(row).toContain(`×${boss.prize}`);
    const percent = toDecimal(fraction(2 * 10_000 * (96 - (boss?.share ?? 0)) + pays, 2 * 10_000 * pays), 4);
    expect(row).toContain(`${SPOKEN.money.showPercent(percent)} %`);
  }
});

const SLOTS = MODEL_NAMES.filter((name) => name.startsWith('slots/'));

test.each(SLOTS)('the pay table of %s shows every pay of its model', (name) => {
  const model = modelOf(name) as unknown as SlotsModel;
  const shown: Fraction[] = [];
  const showPays = (factor: Fraction) => String(shown.push(factor));
  const table = createElement(SlotPays, { model, pick: {}, showPays });
  const spoken = createElement(SpokenProvider, { value: SPOKEN }, table);
  renderToStaticMarkup(createElement(LookProvider, { value: LOOK }, spoken));
  const coins = [
    ...model.pays.flatMap((row) => row.toReversed()),
    ...(model.scatter?.pays ?? []).toReversed(),
    ...(model.hold?.values ?? []).map(([worth]) => worth).toReversed(),
  ].filter((each) => each > 0);
  expect(shown).toEqual(coins.map((each) => fraction(each, model.coins)));
});

test('lines of slots win what their table shows', () => {
  for (const name of SLOTS.filter((each) => each.startsWith('slots/lines'))) {
    const model = modelOf(name) as unknown as SlotsModel;
    const known = new Set(model.pays.flat());
    for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
      const seen = slots.play(wordsOf(nonce), { pick: {}, steps: [] }, model)?.seen;
      for (const { pays, symbol } of seen?.spins[0]?.wins ?? [])
        if (symbol < model.pays.length) expect(known.has(pays), `${name} ${nonce}`).toBe(true);
    }
  }
});
