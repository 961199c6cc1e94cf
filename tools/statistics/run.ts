/**
 * `npm run fairness:statistics [-- --outcomes 10000000] [-- --no-dieharder]`: chi-square, runs and serial
 * correlation over the outcomes of draws and rounds, then dieharder over the raw words. Exits 1 when one fails.
 */
import { parseArgs } from 'node:util';
import { findOnPath } from '../debian-packages.mjs';
import { type Assessment, DIEHARDER_TESTS, nameOf, runDieharder } from './dieharder.ts';
import { judge, type Verdict } from './rule.ts';
import { SAMPLES, type Sample } from './samples.ts';
import { SEEDS } from './seeds.ts';

/** No sample has more than four statistics. */
const TESTS_MAX = SAMPLES.length * 4;

const { values } = parseArgs({
  options: {
    outcomes: { type: 'string', default: '10000000' },
    'no-dieharder': { type: 'boolean', default: false },
  },
});
const outcomes = Number(values.outcomes);
if (!Number.isInteger(outcomes) || outcomes < 1000) throw new Error('--outcomes must be 1000 or more');

console.log(`first seed ${SEEDS[0]}\nsecond seed ${SEEDS[1]}\n${outcomes} outcomes a sample`);
let failures = SAMPLES.flatMap(judgeSample).filter((verdict) => verdict === 'failed').length;
if (values['no-dieharder']) console.log('dieharder was left out');
else if (findOnPath('dieharder') === null) {
  console.error('dieharder is not installed (on Debian: apt-get install dieharder)');
  failures += 1;
} else for (const test of DIEHARDER_TESTS) failures += await judgeDieharder(test);
console.log(failures === 0 ? 'all passed' : `${failures} failed`);
if (failures > 0) process.exitCode = 1;

function judgeSample({ name, measure }: Sample): Verdict[] {
  const [first, second] = SEEDS;
  const measured = measure({ seed: first, outcomes });
  return measured.map(({ test, statistic, pValue }, index) => {
    const verdict = judge(TESTS_MAX, pValue, () => measure({ seed: second, outcomes })[index]?.pValue ?? 0);
    console.log(`${name}, ${test}: ${statistic.toFixed(3)}, p ${pValue.toFixed(4)}, ${verdict}`);
    return verdict;
  });
}

/** Dieharder calls one in a hundred WEAK even for a perfect source: those are run again with the second seed. */
async function judgeDieharder(test: (typeof DIEHARDER_TESTS)[number]): Promise<number> {
  const [first, second] = SEEDS;
  const { words, assessments } = await runDieharder(test, first);
  console.log(`${nameOf(test)}, ${words} words: ${describe(assessments)}`);
  if (assessments.length === 0 || assessments.some(({ verdict }) => verdict === 'FAILED')) return 1;
  const weak = assessments.flatMap(({ verdict }, index) => (verdict === 'WEAK' ? [index] : []));
  if (weak.length === 0) return 0;
  const again = await runDieharder(test, second);
  console.log(`${nameOf(test)}, second seed: ${describe(again.assessments)}`);
  return weak.every((index) => again.assessments[index]?.verdict === 'PASSED') ? 0 : 1;
}

function describe(assessments: Assessment[]): string {
  return assessments.map(({ test, pValue, verdict }) => `${test} p ${pValue} ${verdict}`).join('; ');
}
