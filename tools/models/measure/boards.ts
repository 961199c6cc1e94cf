import {
  PAYING_SYMBOLS,
  SCATTER,
  type SlotsModel,
  type SpinRules,
  WILD,
} from '../../../packages/game-rules/src/slots/model.ts';
import { payTable } from '../count/pays.ts';
import { PAYING, windowsOf } from '../count/reels.ts';
import type { SpinClass } from './outcomes.ts';
import { createTally, joinRests, type Rest } from './tally.ts';

/** One stop of one reel. `reach[symbol]` is the lines it carries on as bits, or for ways the number of its cells. */
type Stop = { scatters: number; shows: number; symbols: number[]; reach: Int32Array; wild: number };

/** What still runs after some reels. */
type Live = { size: number; symbols: Int32Array; runs: Float64Array };

/** How wins run over the reels: for lines by bits, for ways by products. */
type Runs = {
  join(a: number, b: number): number;
  /** Coins of what runs over `reels` reels and no further. */
  pay(symbol: number, at: { run: number; beyond: number; reels: number; stops: readonly Stop[] }): number;
};

/**
 * Every board of the strips, as outcomes of one spin before its multiplier. Most boards are decided after three reels,
 * so the others need not be looked at one by one.
 */
export function enumerateBoards(model: SlotsModel, rules: SpinRules, special?: number): SpinClass[] {
  const reels = (rules.strips ?? []).map((strip, reel) =>
    windowsOf(strip, model.rows[reel] ?? 0).map((window) => readStop(model, { window, reel, special })),
  );
  const tally = createTally(reels.reduce((product, stops) => product * stops.length, 1));
  const rests = restsAfter(reels);
  const runs = model.by === 'lines' ? runLines(model, rules) : runWays(model);
  const bonus = special === undefined ? [] : payTable(model, special, model.reels);
  const bonusOf = (shows: number) => (bonus[shows] ?? 0) * (model.lines?.length ?? 0);
  const least = model.counts[0] ?? 0;
  // One of each per reel, filled again and again: making new ones for every board would take most of the time.
  const lives = reels.map(createLive);
  const stops: Stop[] = [];

  function descend(depth: number, seen: { coins: number; scatters: number; shows: number }): void {
    const before = lives[depth - 1];
    const live = lives[depth];
    const isLast = depth === reels.length - 1;
    for (const stop of reels[depth] ?? []) {
      let { coins } = seen;
      stops[depth] = stop;
      if (!live) return;
      live.size = 0;
      if (!before) for (const symbol of stop.symbols) keep(live, symbol, stop.reach[symbol] ?? 0);
      for (let index = 0; before && index < before.size; index += 1) {
        const symbol = before.symbols[index] ?? 0;
        const run = before.runs[index] ?? 0;
        const beyond = runs.join(run, stop.reach[symbol] ?? 0);
        if (depth >= least) coins += runs.pay(symbol, { run, beyond, reels: depth, stops });
        if (beyond > 0 && isLast)
          coins += runs.pay(symbol, { run: beyond, beyond: 0, reels: depth + 1, stops });
        else if (beyond > 0) keep(live, symbol, beyond);
      }
      const next = { coins, scatters: seen.scatters + stop.scatters, shows: seen.shows + stop.shows };
      if (live.size > 0) descend(depth + 1, next);
      else
        for (const rest of rests[depth + 1] ?? [])
          tally.add(next.scatters + rest.scatters, coins + bonusOf(next.shows + rest.shows), rest.stops);
    }
  }
  descend(0, { coins: 0, scatters: 0, shows: 0 });
  return tally.classes();
}

function createLive(): Live {
  return { size: 0, symbols: new Int32Array(PAYING_SYMBOLS), runs: new Float64Array(PAYING_SYMBOLS) };
}

function keep(live: Live, symbol: number, run: number): void {
  live.symbols[live.size] = symbol;
  live.runs[live.size] = run;
  live.size += 1;
}

function readStop(
  model: SlotsModel,
  { window, reel, special }: { window: number[]; reel: number; special: number | undefined },
): Stop {
  const reach = new Int32Array(PAYING_SYMBOLS);
  for (const symbol of PAYING) reach[symbol] = reachOf(model, { window, reel, symbol });
  return {
    scatters: window.filter((cell) => cell === SCATTER).length,
    shows: special !== undefined && window.includes(special) ? 1 : 0,
    symbols: PAYING.filter((symbol) => window.includes(symbol)),
    reach,
    wild:
      model.by === 'lines' && window.includes(WILD)
        ? linesOver(model, reel, (row) => window[row] === WILD)
        : 0,
  };
}

function reachOf(
  model: SlotsModel,
  { window, reel, symbol }: { window: number[]; reel: number; symbol: number },
): number {
  const isMatch = (cell: number | undefined) => cell === symbol || cell === WILD;
  if (model.by === 'lines') return linesOver(model, reel, (row) => isMatch(window[row]));
  return window.filter(isMatch).length;
}

function linesOver({ lines = [] }: SlotsModel, reel: number, passes: (row: number) => boolean): number {
  return lines.reduce((bits, line, index) => (passes(line[reel] ?? 0) ? bits | (1 << index) : bits), 0);
}

function runLines(model: SlotsModel, { wildMultipliers }: SpinRules): Runs {
  const pays = PAYING.map((symbol) => payTable(model, symbol, model.reels));
  return {
    join: (a, b) => a & b,
    pay(symbol, { run, beyond, reels, stops }) {
      const ended = run & ~beyond;
      if (ended === 0) return 0;
      const pay = pays[symbol]?.[reels] ?? 0;
      return pay * (wildMultipliers ? weighLines(ended, stops, wildMultipliers) : countBits(ended));
    },
  };
}

function runWays(model: SlotsModel): Runs {
  const pays = PAYING.map((symbol) => payTable(model, symbol, model.reels));
  return {
    join: (a, b) => a * b,
    pay: (symbol, { run, beyond, reels }) => (beyond > 0 ? 0 : run * (pays[symbol]?.[reels] ?? 0)),
  };
}

/** Lines, each as often as its wilds multiply it. */
function weighLines(lines: number, stops: readonly Stop[], multipliers: readonly number[]): number {
  let weight = 0;
  for (let left = lines; left !== 0; left &= left - 1) {
    const line = left & -left;
    weight += stops.reduce(
      (product, { wild }, reel) => ((wild & line) === 0 ? product : product * (multipliers[reel] ?? 1)),
      1,
    );
  }
  return weight;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** By reels already seen, what all further ones may bring. */
function restsAfter(reels: readonly (readonly Stop[])[]): Rest[][] {
  const rests: Rest[][] = [[{ scatters: 0, shows: 0, stops: 1 }]];
  for (const stops of [...reels].reverse()) {
    const own = joinRests(
      stops.map(({ scatters, shows }) => ({ scatters, shows, stops: 1 })),
      [{ scatters: 0, shows: 0, stops: 1 }],
    );
    rests.unshift(joinRests(own, rests[0] ?? []));
  }
  return rests;
}
