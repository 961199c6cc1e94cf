import { chromium } from '@playwright/test';
import { bundleForBrowser } from '../../e2e/bundle.ts';
import {
  createHits,
  findHits,
  type Hits,
  type Marks,
  type Play,
  planSearch,
  type Result,
  type RowsShape,
  type Selection,
  selectRows,
  ssc,
  valuesOf,
} from '../../packages/lottery-rules/src/index.ts';
import { findChromium } from '../../tools/find-chromium.mjs';
import { median, report } from '../report.ts';

const BETS = 1_000_000;
const ROUNDS = 101;
const LINES = 100_000;
const PARSE_BAR_MS = 300;
const PARSE_ROUNDS = 11;

/** What members play, by share of selections: mostly positions, three stars and sides; a little of everything else. */
const MIX: readonly (readonly [play: string, share: number])[] = [
  ['ssc.fixedPosition', 0.18],
  ['ssc.back3.straight', 0.09],
  ['ssc.front3.straight', 0.07],
  ['ssc.back3.group6', 0.08],
  ['ssc.back3.group3', 0.05],
  ['ssc.back2.straight', 0.08],
  ['ssc.front2.group', 0.05],
  ['ssc.back3.anyPosition1', 0.08],
  ['ssc.star5.anyPosition2', 0.04],
  ['ssc.star5.straight', 0.04],
  ['ssc.star5.group120', 0.03],
  ['ssc.star5.group60', 0.02],
  ['ssc.back4.straight', 0.03],
  ['ssc.back3.sum', 0.03],
  ['ssc.any2.straight', 0.02],
  ['ssc.any3.straight', 0.02],
  ['ssc.back2.sides', 0.02],
  ['ssc.ball1.sides', 0.04],
  ['ssc.total.sides', 0.03],
];

/** Different selections of each play; the columns repeat them in an unpredictable order. */
const SELECTIONS = 997;

/** Deciding a million selections at one result, compared with a loop that only adds their stakes; and typed lines. */
export async function run(): Promise<void> {
  const columns = MIX.map(([id, share]) => makeColumn(id, Math.round(BETS * share)));
  const result = [5, 3, 7, 1, 9];
  const ours = measureColumns(columns, (column) => decideColumn(column, result));
  const reference = measureColumns(columns, ({ stakes }) => addStakes(stakes));
  const total = columns.reduce((sum, { marks }) => sum + marks.cells, 0);
  report({
    name: `${total} SSC selections decided against a result, with ${ours.sum} hits, ms (reference: adding their stakes)`,
    ours: ours.ms,
    reference: reference.ms,
  });
  await measureParse();
}

/**
 * The fastest round of each column, added up: a shared machine only ever adds time, and rarely to so short a stretch.
 */
function measureColumns(
  columns: readonly Column[],
  work: (column: Column) => number,
): { ms: number; sum: number } {
  let ms = 0;
  let sum = 0;
  for (const column of columns) {
    let fastestMs = Number.POSITIVE_INFINITY;
    for (let round = 0; round < ROUNDS; round += 1) {
      const startedAt = performance.now();
      const answer = work(column);
      fastestMs = Math.min(fastestMs, performance.now() - startedAt);
      if (round === 0) sum += answer;
    }
    ms += fastestMs;
  }
  if (sum === 0) throw new Error('nothing was won or staked');
  return { ms, sum };
}

type Column = { play: Play; marks: Marks; stakes: Float64Array; hits: Hits };

function makeColumn(id: string, cells: number): Column {
  const play = playOf(id);
  const random = createRandom(cells);
  const packed = Array.from({ length: SELECTIONS }, () => play.pack(randomSelection(play, random)));
  const { words } = play.layout;
  const bits = new Int32Array(cells * words);
  for (let cell = 0; cell < cells; cell += 1)
    bits.set((packed[Math.floor(random() * SELECTIONS)] as Marks).bits, cell * words);
  const stakes = Float64Array.from({ length: cells }, (_, cell) => 200_000 * (1 + (cell % 7)));
  return { play, marks: { words, cells, bits }, stakes, hits: createHits() };
}

/** Each row has its minimum of entries, or up to five more. */
function randomSelection(play: Play, random: () => number): Selection {
  for (;;) {
    const rows = (play.shape as RowsShape).rows.map(({ alphabet, min }) => {
      const size = min + Math.floor(random() * 6);
      return valuesOf(alphabet)
        .map((value) => ({ value, order: random() }))
        .sort((a, b) => a.order - b.order)
        .slice(0, size)
        .map(({ value }) => value);
    });
    const reading = selectRows(play, rows);
    if (reading.ok) return reading.selection;
  }
}

/** The same numbers in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Records who won what, as settling does. */
function decideColumn({ play, marks, hits }: Column, result: Result): number {
  return findHits(marks, planSearch(play.needs(result)), hits).count;
}

function addStakes(stakes: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < stakes.length; i += 1) sum += stakes[i] as number;
  return sum;
}

/** In a browser, where members type. */
async function measureParse(): Promise<void> {
  const lines = Array.from({ length: LINES }, (_, line) => String((line * 7919) % LINES).padStart(5, '0'));
  const browser = await chromium.launch({
    executablePath: findChromium({ install: false }) ?? '',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  await page.addScriptTag({ content: await bundleForBrowser('lottery-rules', 'lottery') });
  const times = await page.evaluate<number[]>(`(() => {
    const play = lottery.ssc.plays().find(({ id }) => id === 'ssc.star5.typed');
    const text = ${JSON.stringify(lines.join('\n'))};
    return Array.from({ length: ${PARSE_ROUNDS} }, () => {
      const startedAt = performance.now();
      const reading = lottery.readSelection(play, text);
      if (!reading.ok || reading.count !== ${LINES}) throw new Error('not every line was counted');
      return performance.now() - startedAt;
    });
  })()`);
  await browser.close();
  const [first = 0] = times;
  report({
    name: `${LINES} typed lines read and counted in a browser, first time, ms (reference: the bar)`,
    ours: first,
    reference: PARSE_BAR_MS,
  });
  report({
    name: 'the same, median of later times, ms',
    ours: median(times.slice(1)),
    reference: PARSE_BAR_MS,
  });
}

function playOf(id: string): Play {
  const play = ssc.plays().find((own) => own.id === id);
  if (!play) throw new Error(`there is no play ${id}`);
  return play;
}
