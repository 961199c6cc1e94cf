import { createHash, createHmac } from 'node:crypto';
import { createDrawStream, drawPick, hashLeaf, type Pick, rootOf } from '@parlour/fairness';
import { report } from '../report.ts';

const ROUNDS = 5;
const DRAWS = 20_000;
const LEAVES = 20_000;
const SEED = '5'.repeat(64);
const HASH = 'c'.repeat(64);
const PICKS: { name: string; pick: Pick; blocks: number }[] = [
  { name: '6 of 45', pick: { kind: 'distinct', count: 6, from: 45 }, blocks: 1 },
  { name: '107 digits', pick: { kind: 'digits', count: 107 }, blocks: 14 },
];

/** Draws and roots against the bare Node hashes they need, over as many bytes, alternating. */
export async function run(): Promise<void> {
  const key = Buffer.from(SEED, 'hex');
  const message = Buffer.alloc(9 + 8 + 12 + 2 * 68 + 8);
  for (const { name, pick, blocks } of PICKS)
    compare(`draws of ${name}/s`, DRAWS / blocks, {
      ours: (draw) =>
        drawPick(
          createDrawStream({ game: 'L645', drawId: `${draw}`, seed: SEED, root: HASH, external: HASH }),
          pick,
        ),
      reference: () => {
        for (let block = 0; block < blocks; block += 1) createHmac('sha256', key).update(message).digest();
      },
    });
  const leaves = Array.from({ length: LEAVES }, (_, index) => hashLeaf(Buffer.from(String(index))));
  compare(`roots over ${LEAVES} tickets/s`, 1, {
    ours: () => rootOf(leaves),
    reference: () => {
      for (let node = 1; node < LEAVES; node += 1) createHash('sha256').update(HASH).digest();
    },
  });
}

type Turn = (index: number) => unknown;

function compare(name: string, times: number, { ours, reference }: { ours: Turn; reference: Turn }): void {
  const rates = { ours: [] as number[], reference: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    rates.reference.push(measure(reference, times));
    rates.ours.push(measure(ours, times));
  }
  // The first round only warms up.
  report({ name, ours: median(rates.ours.slice(1)), reference: median(rates.reference.slice(1)) });
}

function measure(turn: Turn, times: number): number {
  const startedAt = performance.now();
  for (let index = 0; index < times; index += 1) turn(index);
  return (times * 1000) / (performance.now() - startedAt);
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
