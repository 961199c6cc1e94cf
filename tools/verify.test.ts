import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arbitraryDraw } from '../packages/fairness/src/testing/arbitrary.ts';
import { referenceDraw } from '../packages/fairness/src/testing/reference.ts';
import { VECTOR_COMMITMENT, VECTORS } from '../packages/fairness/src/testing/vectors.ts';

const ROOT = join(import.meta.dirname, '..');
const DRAWS = 10_000;
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlour-verify-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('npm run --silent verify', () => {
  test('prints the published examples in the order of the file', () => {
    const path = write(JSON.stringify(VECTORS.map(({ draw }) => draw)));
    const { status, stdout, stderr } = verify(path);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const expected = VECTORS.map(({ numbers }) => ({ commitment: VECTOR_COMMITMENT, numbers }));
    expect(JSON.parse(stdout)).toEqual(expected);
  });

  test(`reproduces ${DRAWS} draws of every kind from a file alone`, () => {
    const seed = Number(process.env.DRAWS_SEED ?? 20_260_101);
    const draws = fc.sample(arbitraryDraw, { numRuns: DRAWS, seed });
    const kinds = new Set(draws.map(({ pick }) => pick.kind));
    expect([...kinds].sort()).toEqual(['dice', 'digits', 'distinct']);
    const { status, stdout } = verify(write(JSON.stringify(draws)));
    expect(status).toBe(0);
    const reproduced: unknown[] = JSON.parse(stdout);
    const wrong = draws.findIndex(
      (draw, index) => JSON.stringify(reproduced[index]) !== JSON.stringify(referenceDraw(draw)),
    );
    expect({ seed, wrong, count: reproduced.length }).toEqual({ seed, wrong: -1, count: DRAWS });
  });

  test('finds a file from where the command was typed', () => {
    write('[]');
    const result = spawnSync('npm', ['--prefix', ROOT, 'run', '--silent', 'verify', '--', 'draws.json'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect([result.status, result.stdout, result.stderr]).toEqual([0, '[]\n', '']);
  });

  test.each<[string, () => string[], RegExp]>([
    ['no file', () => [join(folder, 'none.json')], /^there is no file .*none\.json$/],
    ['a folder', () => [folder], /cannot be read \(EISDIR\)$/],
    ['no argument', () => [], /^usage: /],
    ['two arguments', () => [write('[]'), write('[]')], /^usage: /],
    ['no JSON, over several lines', () => [write('[\n{ oops\n}')], /^the file is no JSON: .*$/],
    ['bytes that are no text', () => [write(Buffer.of(0x5b, 0xff, 0x5d))], /is no UTF-8 text$/],
    ['a bad draw', () => [write(JSON.stringify([{ game: 'x' }]))], /^draw 1 has no field "drawId"$/],
  ])('answers %s with one line on stderr, nothing on stdout and 1', (_, args, line) => {
    const { status, stdout, stderr } = verify(...args());
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr.trimEnd()).toMatch(line);
    expect(stderr.split('\n')).toHaveLength(2);
  });
});

function write(content: string | Buffer): string {
  const path = join(folder, 'draws.json');
  writeFileSync(path, content);
  return path;
}

/** The real command, as a user would type it. */
function verify(...args: string[]) {
  return spawnSync('npm', ['run', '--silent', 'verify', '--', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
}
