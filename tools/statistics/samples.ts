import { createDrawStream, createInstantStream, drawPick, type Pick, uniform } from '@parlour/fairness';
import { type Measurement, measureDistinct, measureUniform } from './measures.ts';

export type Sample = { name: string; measure(input: { seed: string; outcomes: number }): Measurement[] };

const ROOT = 'a'.repeat(64);
const EXTERNAL = 'b'.repeat(64);
const PER_ROUND = 8;
/** From a coin to a range that a bare remainder would fill twice as densely at its lower end. */
const RANGES = [2, 7, 37, 52, 1000, 65_537, 3_000_000_000];

/** What is drawn for the lotteries, draw after draw, and for the instant games, round after round. */
export const SAMPLES: Sample[] = [
  {
    name: 'digits, five a draw',
    measure: ({ seed, outcomes }) =>
      measureUniform(
        10,
        flatten(drawAll({ game: 'D5', seed, outcomes, pick: { kind: 'digits', count: 5 } })),
      ),
  },
  {
    name: 'dice, three a draw',
    measure: ({ seed, outcomes }) =>
      measureUniform(6, lessOne(drawAll({ game: 'K3', seed, outcomes, pick: { kind: 'dice', count: 3 } }))),
  },
  ...[
    { count: 6, from: 45 },
    { count: 20, from: 80 },
  ].map(({ count, from }): Sample => {
    const pick: Pick = { kind: 'distinct', count, from };
    return {
      name: `${count} of ${from}`,
      measure: ({ seed, outcomes }) =>
        measureDistinct({ count, from }, drawAll({ game: `K${count}`, seed, outcomes, pick })),
    };
  }),
  ...RANGES.map(
    (n): Sample => ({
      name: `uniform(${n})`,
      measure: ({ seed, outcomes }) => measureUniform(n, playRounds({ seed, outcomes, n })),
    }),
  ),
];

function* drawAll({
  game,
  seed,
  outcomes,
  pick,
}: {
  game: string;
  seed: string;
  outcomes: number;
  pick: Pick;
}) {
  const draws = Math.ceil(outcomes / pick.count);
  for (let draw = 0; draw < draws; draw += 1)
    yield drawPick(
      createDrawStream({ game, drawId: String(draw), seed, root: ROOT, external: EXTERNAL }),
      pick,
    );
}

function* playRounds({ seed, outcomes, n }: { seed: string; outcomes: number; n: number }) {
  for (let nonce = 0; nonce < outcomes / PER_ROUND; nonce += 1) {
    const words = createInstantStream({ serverSeed: seed, clientSeed: `uniform ${n}`, nonce });
    for (let turn = 0; turn < PER_ROUND; turn += 1) yield uniform(words, n);
  }
}

function* flatten(draws: Iterable<number[]>) {
  for (const numbers of draws) yield* numbers;
}

function* lessOne(draws: Iterable<number[]>) {
  for (const number of flatten(draws)) yield number - 1;
}
