import { expect, test } from 'vitest';
import { checkSource, SOURCE_RULES } from './source-rules.ts';

const PLANTED: [path: string, text: string, problem: string][] = [
  ['apps/server/src/a.ts', 'const at = Date.now();', 'time comes from the clock'],
  ['apps/site/src/a.ts', 'const at = new Date();', 'time comes from the clock'],
  ['packages/fairness/src/a.ts', 'Math.random()', 'randomness is passed in'],
  ['packages/lottery-rules/src/a.ts', 'Math.random()', 'randomness is passed in'],
  ['apps/arcade/src/a.ts', 'Math.random()', 'randomness is passed in'],
  ['packages/fairness/src/a.ts', 'return words.next() % 10;', 'uniform() alone'],
  ['packages/fairness/src/a.ts', 'word %= sides;', 'uniform() alone'],
  ['packages/fairness/src/a.ts', 'const w = (next() >>> 0)%n', 'uniform() alone'],
  ['packages/fairness/src/a.ts', 'Math.floor((word / 2 ** 32) * n)', 'uniform() alone'],
  ['packages/fairness/src/a.ts', 'Math.floor((word / 0xffffffff) * n)', 'uniform() alone'],
  ['apps/arcade/src/reels.rules.ts', 'strip[word % strip.length]', 'uniform() alone'],
  ['packages/lottery-rules/src/a.ts', "import { randomInt } from 'node:crypto';", 'know no randomness'],
  ['packages/lottery-rules/src/a.ts', "import { uniform } from '@parlour/fairness';", 'know no randomness'],
  ['apps/server/migrations/0001_a.sql', 'insert into a values (now());', 'no clock of the database'],
  ['apps/server/src/a.repo.ts', 'sql`update a set at = current_timestamp`', 'no clock of the database'],
  ['apps/server/migrations/0001_a.sql', 'amount double precision', 'no float column'],
  ['packages/money/src/a.ts', 'Number.parseFloat(text)', 'no float touches money'],
  ['packages/money/src/a.ts', 'units.toFixed(2)', 'no float touches money'],
  ['apps/server/src/domains/wallet/a.ts', 'Number(row.balance)', 'no float touches money'],
  ['apps/server/src/domains/wallet/a.ts', 'Number(debitBalance) / 100_000', 'no float touches money'],
  ['apps/server/src/domains/wallet/a.ts', 'const shown = +amount;', 'no float touches money'],
  ['apps/server/src/domains/wallet/a.ts', 'Math.floor(amount * rate)', 'no float touches money'],
  ['apps/server/src/domains/protection/a.ts', 'Math.min(limit, used.stake)', 'no float touches money'],
  ['apps/server/src/jobs/a.ts', 'const MINUTE_MS = 60_000;', 'durations have their names'],
  ['apps/site/src/a.tsx', 'const DAY_MS = 24 * 3_600_000;', 'durations have their names'],
  ['apps/server/src/domains/wallet/a.repo.ts', 'Buffer.allocUnsafe(8)', 'bytes for the driver'],
  ['apps/server/src/domains/wallet/a.repo.ts', 'bytes as BinaryArray', 'bytes for the driver'],
  ['apps/server/src/domains/wallet/a.service.ts', 'const TRIES = 5;', 'figures of the business'],
  ['apps/server/src/domains/wallet/a.ts', 'export const UNITS = 10_000n;', 'figures of the business'],
  ['apps/server/src/domains/wallet/a.repo.ts', 'const KEEP_MS = 5 * MINUTE_MS;', 'figures of the business'],
  ['apps/server/src/domains/wallet/a.module.ts', 'const EVERY_MS = HOUR_MS;', 'figures of the business'],
  [
    'apps/server/src/domains/wallet/a.routes.ts',
    'const STEPS = [10, 20] as const;',
    'figures of the business',
  ],
  [
    'apps/server/src/domains/wallet/a.service.ts',
    'const CALLS: Rule = {\n  count: 3,\n  perMs: HOUR_MS,\n};',
    'a.service.ts:1: figures of the business',
  ],
  ['apps/arcade/src/app.ts', 'const CALLS_PER_MINUTE = 6_000;', 'figures of the business'],
  ['apps/arcade/src/rewards/a.service.ts', 'const LISTED_MAX = 1_000;', 'figures of the business'],
  ['apps/arcade/src/http/a.routes.ts', 'const HELLO_MS = 5_000;', 'figures of the business'],
  ['apps/server/src/http/limits/a.ts', 'const WITHIN_MS = 2_000;', 'figures of the business'],
  ['apps/server/src/outbound/a.ts', 'const ANSWER_MAX_BYTES = 65_536;', 'figures of the business'],
  ['apps/arcade/src/rounds/a.service.ts', 'const SHOWN = new Set([1, 2]);', 'figures of the business'],
  ['apps/server/src/domains/wallet/wallet.module.ts', 'ReturnType<typeof create>', 'what a domain offers'],
  ['apps/server/src/domains/wallet/a.schema.ts', `bigint('amount', { mode: 'number' })`, 'no float touches'],
  ['apps/site/src/a.tsx', 'fetch("/wps")', 'no fetch outside'],
  ['apps/site/src/a.tsx', '<p style={{ color }} />', 'no inline style'],
  ['apps/server/src/a.test.ts', 'test.only("one", run)', 'no skipped or lone test'],
  ['apps/server/src/utils.ts', '', 'the name says nothing'],
  ['packages/ui/src/helpers/a.ts', '', 'the name says nothing'],
  ['apps/server/src/a.ts', '// @ts-expect-error: later', 'no suppressed check'],
  ['docs/a.md', `${'<'.repeat(7)} HEAD`, 'no mark of a conflict'],
  ['tools/a.mjs', '// FIXME', 'no work left for later'],
  ['tools/a.ts', '\n'.repeat(400), 'cut it by capability'],
];

test.each(PLANTED)('%s with %j is refused', (path, text, problem) => {
  expect(checkSource([{ path, text }]).join('\n')).toContain(problem);
});

test('every rule has a planted violation', () => {
  const unproved = SOURCE_RULES.filter(
    ({ name }) => !PLANTED.some(([, , problem]) => name.includes(problem)),
  );
  expect(unproved).toEqual([]);
});

test.each([
  ['apps/server/src/a.ts', 'const at = clock.now();'],
  ['apps/server/src/a.ts', 'const at = new Date(clock.now());'],
  ['packages/clock/src/clock.ts', 'now: () => Date.now(),'],
  ['tools/a.ts', 'Date.now()'],
  ['packages/fairness/src/uniform.ts', 'return word % n;'],
  ['packages/fairness/src/a.ts', '/** At a level of 99 % over many draws. */'],
  ['packages/fairness/src/a.test.ts', 'const biased = word % n;'],
  ['apps/server/src/domains/wallet/a.ts', 'movedAtMs: Number(movedAtMs)'],
  ['apps/server/src/domains/wallet/a.ts', 'const minutes = Math.ceil(untilMs / 60_000);'],
  ['apps/server/src/domains/wallet/a.ts', 'const next = balance + amount;'],
  ['apps/server/src/domains/wallet/a.test.ts', 'Number(balance)'],
  ['apps/server/src/domains/wallet/a.rules.ts', 'export const TRIES = 5;'],
  ['apps/server/src/domains/wallet/a.test.ts', 'const TRIES = 5;'],
  ['apps/server/src/domains/wallet/a.service.ts', 'const NOTHING = { lines: [], sum: 0n };'],
  ['apps/server/src/domains/wallet/a.service.ts', 'const CURSOR = /^\\d{1,18}$/;'],
  ['apps/server/src/domains/wallet/a.repo.ts', 'const FORM = { parameters: 3, text: () => `select 3` };'],
  ['packages/lottery-rules/src/lucky28.ts', 'const digit = sum % 10;'],
])('%s with %j is fine', (path, text) => {
  expect(checkSource([{ path, text }])).toEqual([]);
});

const SERVICE = 'apps/server/src/domains/wallet/checks/checker.service.ts';
const offering = (member: string) => ({
  path: 'apps/server/src/domains/wallet/wallet.module.ts',
  text: `import { type Checker, look } from './checks/checks.ts';\nexport interface Wallet { ${member} }`,
});

test.each([
  ['readonly checker: Checker;', 'export type Checker = ReturnType<typeof createChecker>;'],
  ["readonly checker: Pick<Checker, 'look'>;", 'export type Checker = Awaited<ReturnType<typeof open>>;'],
  ['readonly look: typeof look;', 'export async function look() {}'],
])('a domain that offers %s is refused while it is inferred, and fine once it is written', (member, text) => {
  expect(checkSource([offering(member), { path: SERVICE, text }])).toEqual([
    expect.stringMatching(
      /^apps\/server\/src\/domains\/wallet\/wallet\.module\.ts:2: \w+ is inferred in .*service\.ts/,
    ),
  ]);
  const written = 'export interface Checker { look(): void }\nexport type Other = ReturnType<typeof look>;';
  expect(checkSource([offering(member), { path: SERVICE, text: written }])).toEqual([]);
});

test('a folder with too many files of code is refused; tests, styles and what is generated do not count', () => {
  const full = Array.from({ length: 25 }, (_, index) => ({
    path: `apps/site/src/features/games/lists/A${index}.tsx`,
    text: '',
  }));
  const beside = ['A0.test.ts', 'A0.module.css', 'deeper/B.tsx'].map((name) => ({
    path: `apps/site/src/features/games/lists/${name}`,
    text: '',
  }));
  const oneMore = { path: 'apps/site/src/features/games/lists/B.tsx', text: '' };
  const generated = full.map(({ path }) => ({ path: path.replace('lists/', 'generated/load/'), text: '' }));
  const oneGenerated = { path: 'apps/site/src/features/games/generated/load/B.tsx', text: '' };
  expect(checkSource([...full, ...beside, ...generated, oneGenerated])).toEqual([]);
  expect(checkSource([...full, oneMore])).toEqual([
    'apps/site/src/features/games/lists: 26 files of code; cut it by capability (25 at most)',
  ]);
});
