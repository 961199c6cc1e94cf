/**
 * `npm run models:simulate [-- names...] [-- --rounds 100000] [-- --seed text]`: plays every model with the words of the
 * service, and prints how far the mean is from the counted return, in standard errors (z). Those of all models together
 * should have a root mean square near 1. Slots have the names of their models, others `<mechanic>/<model>`.
 */
import { parseArgs } from 'node:util';
import { KNOWN_PLAYERS } from './known-players.ts';
import { listModelNames, readModel } from './model-files.ts';
import { simulateGame } from './play-game.ts';
import { simulateModel } from './play-model.ts';
import { recountReturns } from './returns.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '100000' }, seed: { type: 'string', default: 'parlour' } },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds must be a whole number');

simulateSlots();
await simulateOthers();

function simulateSlots(): void {
  const scores: number[] = [];
  for (const name of listModelNames().filter(isAsked)) {
    const model = readModel(name);
    const { whole } = recountReturns(name, model);
    const clientSeed = `${values.seed} ${name}`;
    const { mean, deviation, hits } = simulateModel(model, { pick: {}, rounds, clientSeed });
    scores.push((mean - whole) / (Number(model.sheet.deviation) / Math.sqrt(rounds)));
    console.log(
      `${name.padEnd(26)} ${writeScore(scores)}  return ${(100 * mean).toFixed(2)} of ${(100 * whole).toFixed(4)}` +
        `  sd ${deviation.toFixed(2)} of ${model.sheet.deviation}  hit ${(100 * hits).toFixed(1)} of ${model.figures.hitRate}`,
    );
  }
  summarise('models of slots', scores);
}

async function simulateOthers(): Promise<void> {
  const scores: number[] = [];
  for (const { game, bet, mean: counted, player } of KNOWN_PLAYERS.filter(({ game }) => isAsked(game))) {
    const clientSeed = `${values.seed} ${game}`;
    const { mean, deviation } = await simulateGame(game, { player: player(), rounds, clientSeed });
    scores.push((mean - counted) / (deviation / Math.sqrt(rounds)));
    console.log(
      `${game.padEnd(26)} ${writeScore(scores)}  return ${(100 * mean).toFixed(2)} of ${(100 * counted).toFixed(4)}` +
        `  sd ${deviation.toFixed(2)}  ${bet}`,
    );
  }
  summarise('bets of other games', scores);
}

function isAsked(name: string): boolean {
  return positionals.length === 0 || positionals.some((part) => name.includes(part));
}

function writeScore(scores: readonly number[]): string {
  return `z ${(scores.at(-1) ?? 0).toFixed(2).padStart(5)}`;
}

function summarise(what: string, scores: readonly number[]): void {
  if (scores.length === 0) return;
  const square = scores.reduce((sum, score) => sum + score * score, 0) / scores.length;
  console.log(`${scores.length} ${what}, ${rounds} rounds each: r.m.s. of z ${Math.sqrt(square).toFixed(3)}`);
}
