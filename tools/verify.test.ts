import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createInstantStream, uniform } from '../packages/fairness/src/index.ts';
import { arbitraryDraw } from '../packages/fairness/src/testing/arbitrary.ts';
import { referenceDraw } from '../packages/fairness/src/testing/reference.ts';
import { VECTOR_COMMITMENT, VECTORS } from '../packages/fairness/src/testing/vectors.ts';
import { verify } from './verify.ts';

const ROOT = join(import.meta.dirname, '..');
const DRAWS = 10_000;
/** The seed is that of the published examples. */
const ROUND = {
  mechanic: 'dice',
  model: '99',
  serverSeed: `${'0'.repeat(63)}1`,
  clientSeed: 'parlour',
  nonce: 1,
  pick: { side: 'under', chance: 5_000 },
  steps: [],
};
const FLOWN = {
  mechanic: 'crash',
  clientSeed: undefined,
  nonce: undefined,
  draw: { game: 'comet-crash', drawId: '1', root: 'root0', external: 'ext0' },
  pick: { target: 200 },
};
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlour-verify-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('npm run --silent verify', () => {
  test('prints the published examples in the order of the file', async () => {
    const path = write(JSON.stringify(VECTORS.map(({ draw }) => draw)));
    const { status, stdout, stderr } = await verify([path]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const expected = VECTORS.map(({ numbers }) => ({ commitment: VECTOR_COMMITMENT, numbers }));
    expect(JSON.parse(stdout)).toEqual(expected);
  });

  test(`reproduces ${DRAWS} draws of every kind from a file alone`, async () => {
    const seed = Number(process.env.DRAWS_SEED ?? 20_260_101);
    const draws = fc.sample(arbitraryDraw, { numRuns: DRAWS, seed });
    const kinds = new Set(draws.map(({ pick }) => pick.kind));
    expect([...kinds].sort()).toEqual(['dice', 'digits', 'distinct']);
    const { status, stdout } = await verify([write(JSON.stringify(draws))]);
    expect(status).toBe(0);
    const reproduced: unknown[] = JSON.parse(stdout);
    const wrong = draws.findIndex(
      (draw, index) => JSON.stringify(reproduced[index]) !== JSON.stringify(referenceDraw(draw)),
    );
    expect({ seed, wrong, count: reproduced.length }).toEqual({ seed, wrong: -1, count: DRAWS });
  });

  test('says which draw was not mixed with what its source says, beside what it computed', async () => {
    const drawn = VECTORS.map(({ draw }) => ({ ...draw, external: VECTOR_COMMITMENT }));
    const next = { drawId: '20260101-002', commitment: VECTOR_COMMITMENT };
    const forged = { ...next, commitment: 'e'.repeat(64) };
    const right = await verify([write(JSON.stringify(drawn.map((draw) => ({ ...draw, next }))))]);
    expect([right.status, right.stderr]).toEqual([0, '']);
    const wrong = await verify([
      write(JSON.stringify(drawn.map((draw, at) => ({ ...draw, next: at === 1 ? forged : next })))),
    ]);
    expect([wrong.status, wrong.stderr]).toEqual([
      1,
      'draw 2: the external value is not what its source says\n',
    ]);
    const found = JSON.parse(wrong.stdout).map(({ external }: { external: string }) => external);
    expect(found).toEqual(['right', 'wrong', 'right']);
  });

  test('computes rounds again by their model, in the order of the file', async () => {
    const { status, stdout, stderr } = await verify(
      rounds({}, { nonce: 2 }, { pick: { side: 'over', chance: 9_800 } }),
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const roll = (nonce: number) =>
      uniform(
        createInstantStream({ serverSeed: ROUND.serverSeed, clientSeed: ROUND.clientSeed, nonce }),
        10_000,
      );
    expect(JSON.parse(stdout)).toEqual(
      [
        { roll: roll(1), won: roll(1) < 5_000 ? '99/50' : '0/1' },
        { roll: roll(2), won: roll(2) < 5_000 ? '99/50' : '0/1' },
        { roll: roll(1), won: roll(1) >= 200 ? '99/98' : '0/1' },
      ].map(({ won, ...outcome }) => ({ serverSeedHash: VECTOR_COMMITMENT, outcome, won })),
    );
    // As docs/fairness.md shows it.
    expect(JSON.parse(stdout)[0]).toMatchObject({ outcome: { roll: 763 }, won: '99/50' });
  });

  test('computes a round that many shared from the draw of its table', async () => {
    const { status, stdout } = await verify(rounds(FLOWN, { ...FLOWN, steps: [{ stop: 150 }] }));
    expect(status).toBe(0);
    const [one, two] = JSON.parse(stdout);
    // As docs/fairness.md shows it; the point is that of the rules' own test, computed in another language.
    expect(one).toEqual({
      serverSeedHash: VECTOR_COMMITMENT,
      outcome: { target: 200, stoppedAt: 200, point: 319 },
      won: '2/1',
    });
    expect(two).toMatchObject({ outcome: { stoppedAt: 150, point: 319 }, won: '3/2' });
  });

  test('computes turns of a wheel again from its weights', async () => {
    const { status, stdout } = await verify(turns({}, { nonce: 2 }));
    expect(status).toBe(0);
    // As docs/fairness.md shows it.
    expect(JSON.parse(stdout)).toEqual([
      { commitment: VECTOR_COMMITMENT, number: 763, sector: 1 },
      { commitment: VECTOR_COMMITMENT, number: 2_064, sector: 2 },
    ]);
  });

  test('is a command: it finds a file from where it was typed, prints the list, and exits', () => {
    write(JSON.stringify([VECTORS[0]?.draw]));
    const { status, stdout, stderr } = type('draws.json');
    expect([status, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toEqual([{ commitment: VECTOR_COMMITMENT, numbers: VECTORS[0]?.numbers }]);
    write('[\n{ oops\n}');
    const refused = type('draws.json');
    expect([refused.status, refused.stdout]).toEqual([1, '']);
    expect(refused.stderr).toMatch(/^the file is no JSON: .*\n$/);
  });

  test.each<[string, () => string[], RegExp]>([
    ['no file', () => [join(folder, 'none.json')], /^there is no file .*none\.json$/],
    ['a folder', () => [folder], /cannot be read \(EISDIR\)$/],
    ['no argument', () => [], /^usage: /],
    ['two arguments', () => [write('[]'), write('[]')], /^usage: /],
    ['no JSON, over several lines', () => [write('[\n{ oops\n}')], /^the file is no JSON: .*$/],
    ['bytes that are no text', () => [write(Buffer.of(0x5b, 0xff, 0x5d))], /is no UTF-8 text$/],
    ['a bad draw', () => [write(JSON.stringify([{ game: 'x' }]))], /^draw 1 has no field "drawId"$/],
    ['a draw among rounds', () => rounds({}, { mechanic: undefined }), /^round 2 has no field "mechanic"$/],
    ['a round among draws', () => rounds({ mechanic: undefined }, {}), /^draw 1 has no field "game"$/],
    ['a round with a field too many', () => rounds({ won: 1 }), /^round 1 has the unknown field "won"$/],
    ['an unknown model', () => rounds({}, { model: '98' }), /^round 2: there is no model dice\/98$/],
    ['a name that is no model', () => rounds({ mechanic: 7 }), /^round 1: mechanic must be a text$/],
    ['a seed that is none', () => rounds({ serverSeed: 'A1' }), /^round 1: serverSeed must be 64 /],
    ['a nonce that is none', () => rounds({ nonce: '1' }), /^round 1: the nonce must be/],
    [
      'a draw without a root',
      () => rounds({ ...FLOWN, draw: { game: 'x' } }),
      /^round 1: draw has no field "drawId"$/,
    ],
    [
      'a round with both sources',
      () => rounds({ ...FLOWN, nonce: 1 }),
      /^round 1 has the unknown field "nonce"$/,
    ],
    [
      'a pick of another game',
      () => rounds({ pick: 'red' }),
      /^round 1: the pick cannot be played by dice\/99$/,
    ],
    [
      'a step too many',
      () => rounds({ steps: ['hit'] }),
      /^round 1: the steps cannot be played by dice\/99$/,
    ],
    ['a turn without a nonce', () => turns({}, { nonce: undefined }), /^turn 2: there is no field "nonce"$/],
    ['a turn with a field too many', () => turns({ won: 1 }), /^turn 1: the field "won" is unknown$/],
    ['a wheel without weights', () => turns({ weights: 7 }), /^turn 1: weights must be a list$/],
    [
      'a turn that is none',
      () => [write('[{"weights": []}, 1]')],
      /^turn 1: there is no field "serverSeed"$/,
    ],
    ['steps that are no list', () => rounds({ steps: {} }), /^round 1: steps must be a list/],
  ])('answers %s with one line on stderr, nothing on stdout and 1', async (_, args, line) => {
    const { status, stdout, stderr } = await verify(args());
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr.trimEnd()).toMatch(line);
    expect(stderr.split('\n')).toHaveLength(2);
  });
});

/** A file of rounds of dice, each with these changes; a field that is undefined is left out. */
function rounds(...changes: object[]): string[] {
  return [write(JSON.stringify(changes.map((change) => ({ ...ROUND, ...change }))))];
}

/** A file of turns, each with these changes. */
function turns(...changes: object[]): string[] {
  const { serverSeed, clientSeed, nonce } = ROUND;
  const turn = { weights: [500, 1_500, 8_000], serverSeed, clientSeed, nonce };
  return [write(JSON.stringify(changes.map((change) => ({ ...turn, ...change }))))];
}

function write(content: string | Buffer): string {
  const path = join(folder, 'draws.json');
  writeFileSync(path, content);
  return path;
}

/** The real command, as a user would type it. A start of it takes a second: what it answers is tested without one. */
function type(...args: string[]) {
  return spawnSync('npm', ['--prefix', ROOT, 'run', '--silent', 'verify', '--', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
}
