import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createDrawStream } from '@parlour/fairness';

type DieharderTest = { id: number; ntuple?: number; psamples?: number; tsamples?: number };
export type Assessment = { test: string; pValue: number; verdict: 'PASSED' | 'WEAK' | 'FAILED' };

/**
 * Every test that dieharder itself calls good (OPSO, OQSO and DNA it calls suspect, Sums it says not to use).
 * Those that would read hundreds of millions of words take fewer samples than its default of 100, and the
 * families with a parameter a selection of it; a lag of 7 compares the words at the same place of each block.
 */
export const DIEHARDER_TESTS: DieharderTest[] = [
  ...[0, 10, 11, 12, 15, 100, 101, 102, 204, 206, 207, 208, 209, 8, 4, 3].map((id) => ({ id })),
  ...[2, 9, 13, 16].map((id) => ({ id, psamples: 20 })),
  { id: 17, psamples: 20, tsamples: 1_000_000 },
  ...[1, 2, 4, 8].map((ntuple) => ({ id: 200, ntuple, psamples: 20 })),
  ...[2, 3, 4, 5].map((ntuple) => ({ id: 202, ntuple })),
  ...[0, 1, 3, 7].map((ntuple) => ({ id: 203, ntuple, psamples: 20 })),
  { id: 1 },
  ...[2, 3, 4, 5].map((ntuple) => ({ id: 201, ntuple })),
  { id: 205 },
];

const WORDS_PER_WRITE = 1 << 18;
const WORDS_PER_DRAW = 1 << 16;
const STDIN_RAW = '200';
const LINE = /^\s*([\w#]+)\|\s*(\d+)\|\s*\d+\|\s*\d+\|\s*([\d.]+)\|\s*(PASSED|WEAK|FAILED)\s*$/gm;

/** Pipes the raw words of one draw after another into dieharder until it has seen enough. */
export async function runDieharder(test: DieharderTest, seed: string) {
  const child = spawn('dieharder', ['-g', STDIN_RAW, ...argumentsOf(test)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  // Dieharder closes its end when it is done, which ends the writing below.
  child.stdin.on('error', () => child.stdin.destroy());
  const ended = once(child, 'close');
  let words = 0;
  for (const chunk of rawWords({ seed, name: nameOf(test) })) {
    if (child.stdin.destroyed || child.exitCode !== null) break;
    words += WORDS_PER_WRITE;
    if (!child.stdin.write(chunk))
      await Promise.race([once(child.stdin, 'drain').catch(() => undefined), ended]);
  }
  await ended;
  return { words, assessments: readAssessments(output) };
}

export function nameOf({ id, ntuple }: DieharderTest): string {
  return ntuple === undefined ? `dieharder ${id}` : `dieharder ${id} n=${ntuple}`;
}

/** In the machine's own byte order, as dieharder reads them. */
function* rawWords({ seed, name }: { seed: string; name: string }): Generator<Uint8Array> {
  const root = 'a'.repeat(64);
  const external = 'b'.repeat(64);
  for (let draw = 0; ; ) {
    const words = new Uint32Array(WORDS_PER_WRITE);
    for (let start = 0; start < words.length; start += WORDS_PER_DRAW) {
      const stream = createDrawStream({ seed, game: 'RAW', drawId: `${name}, ${draw++}`, root, external });
      for (let index = start; index < start + WORDS_PER_DRAW; index += 1) words[index] = stream.next();
    }
    yield new Uint8Array(words.buffer);
  }
}

function argumentsOf({ id, ntuple, psamples, tsamples }: DieharderTest): string[] {
  return [
    ...['-d', String(id)],
    ...(ntuple === undefined ? [] : ['-n', String(ntuple)]),
    ...(psamples === undefined ? [] : ['-p', String(psamples)]),
    ...(tsamples === undefined ? [] : ['-t', String(tsamples)]),
  ];
}

export function readAssessments(output: string): Assessment[] {
  return [...output.matchAll(LINE)].map(([, name, ntuple, pValue, verdict]) => ({
    test: `${name} ${ntuple}`,
    pValue: Number(pValue),
    verdict: verdict as Assessment['verdict'],
  }));
}
