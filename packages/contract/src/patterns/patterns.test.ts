import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stepsAtMost } from './bounds.ts';
import type { CodePoints } from './code-points.ts';
import { isBoundedPattern, matchesPattern, PATTERN_INPUT_MAX } from './patterns.ts';
import { type Part, readPattern } from './read-pattern.ts';

const CATASTROPHES = [
  '(a+)+',
  '^(a+)+$',
  '(a*)*',
  '(a|a)*',
  '(a|aa)+',
  '(a|a?)+',
  '([a-z]+)*',
  '^(\\w+\\s?)*$',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '(.*a){20}',
  '(x+x+)+y',
  '^([a-zA-Z0-9])(([\\-.]|[_]+)?([a-zA-Z0-9]+))*(@){1}[a-z0-9]+[.]{1}(([a-z]{2,3})|([a-z]{2,3}[.]{1}[a-z]{2,3}))$',
  '\\s*\\s*\\s*\\s*x',
  'a{0,200}a{0,200}a{0,200}a{0,200}b',
  '(?:a?|b?)'.repeat(30),
  '(?=(a+)+$)a',
  '(\\p{L}|[é])+',
];
const NOT_BOUNDED_BY_ANYBODY = ['(a)\\1', '(?<x>a)\\k<x>', '(?<=a)b', '(?<!a)b'];
const BROKEN = ['(', '[', 'a)|(b', '\\', '{', 'a**', ')('];

test.each(CATASTROPHES)('%s is refused, for a value could keep it busy', (source) => {
  expect(isBoundedPattern(source)).toBe(false);
});

test.each(NOT_BOUNDED_BY_ANYBODY)('%s is refused, for it uses what is not bounded', (source) => {
  expect(new RegExp(source, 'u')).toBeInstanceOf(RegExp);
  expect(isBoundedPattern(source)).toBe(false);
});

test.each(BROKEN)('%s is refused, for it is no pattern', (source) => {
  expect(isBoundedPattern(source)).toBe(false);
  expect(matchesPattern(source, 'a')).toBe(false);
});

test.each([
  '^[a-z]+( [a-z]+)*$',
  '^(?:\\+?\\d{1,3})?[ -]?\\d{6,14}$',
  '^\\u{1F600}|[\\uD83D\\uDE00-\\u{1F64F}]$',
  '[^\\]\\-\\x41\\cA\\0\\b]+',
  '(?<name>ab|cd)\\/x',
])('%s is a pattern a brand may have', (source) => {
  expect(isBoundedPattern(source)).toBe(true);
});

test('every pattern of the brands that come with the product is bounded', () => {
  const folder = new URL('../../../../brands/', import.meta.url);
  const patterns = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'art')
    .flatMap(({ name }) => {
      const { registration } = JSON.parse(readFileSync(new URL(`${name}/brand.json`, folder), 'utf8'));
      return Object.values(registration.fields as Record<string, { pattern: string }>);
    })
    .map(({ pattern }) => pattern);
  expect(patterns.length).toBeGreaterThanOrEqual(3 * 17);
  expect(patterns.filter((pattern) => !isBoundedPattern(pattern))).toEqual([]);
});

describe('matchesPattern', () => {
  test('asks for the whole value, whatever the alternatives', () => {
    expect(matchesPattern('a|b', 'b')).toBe(true);
    expect(matchesPattern('a|b', 'ab')).toBe(false);
    expect(matchesPattern('', 'anything')).toBe(true);
  });

  test('does not look at more than it is bounded for', () => {
    expect(matchesPattern('a+', 'a'.repeat(PATTERN_INPUT_MAX))).toBe(true);
    expect(matchesPattern('a+', 'a'.repeat(PATTERN_INPUT_MAX + 1))).toBe(false);
    expect(matchesPattern('.+', '😀'.repeat(PATTERN_INPUT_MAX))).toBe(true);
  });
});

test.each([
  '.',
  '\\d',
  '\\D',
  '\\w',
  '\\W',
  '\\s',
  '\\S',
  '[^\\]\\-\\x41\\cA\\0\\b]',
  '[^a-f\\s\\u0100-\\u{120}-]',
  '[\\^\\d.]',
])('%s is read as the language reads it', (source) => {
  const part = readPattern(source);
  const set = part?.kind === 'sequence' && part.parts[0]?.kind === 'one' ? part.parts[0].of : [];
  const regExp = new RegExp(`^${source}$`, 'u');
  for (let codePoint = 0; codePoint <= 0xffff; codePoint += 1)
    if (contains(set, codePoint) !== regExp.test(String.fromCodePoint(codePoint)))
      expect.fail(`${source} differs at ${codePoint.toString(16)}`);
});

test('the bound is never below the steps of a search that counts them', () => {
  const LENGTH = 9;
  let compared = 0;
  fc.assert(
    fc.property(
      pattern(),
      fc.string({ unit: fc.constantFrom('a', 'b', '0', ' '), maxLength: LENGTH }),
      (source, value) => {
        const part = readPattern(source);
        if (part === null) throw new Error(`${source} was not read`);
        const bound = stepsAtMost(part, LENGTH);
        if (bound > 200_000) return;
        compared += 1;
        expect(countSteps(part, value)).toBeLessThanOrEqual(bound);
      },
    ),
    { numRuns: 3_000 },
  );
  expect(compared).toBeGreaterThan(500);
});

function pattern(): fc.Arbitrary<string> {
  const { source } = fc.letrec<{ source: string; atom: string; term: string }>((tie) => ({
    atom: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom('a', 'b', '0', ' ', '.', '\\d', '\\w', '[ab]', '[^a]', '\\p{L}', '\\b', '^', '$'),
      tie('source').map((inner) => `(?:${inner})`),
      tie('source').map((inner) => `(?=${inner})`),
    ),
    term: fc
      .tuple(tie('atom'), fc.constantFrom('', '', '', '*', '+', '?', '{2}', '{1,3}', '*?'))
      .map(([atom, sign]) => (/^(\\b|\^|\$|\(\?=.*)$/.test(atom) ? atom : atom + sign)),
    source: fc
      .array(fc.array(tie('term'), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 2 })
      .map((branches) => branches.map((terms) => terms.join('')).join('|')),
  }));
  return source;
}

/** The textbook backtracking search, made to fail at the end so that it tries everything. */
function countSteps(part: Part, value: string): number {
  const characters = [...value];
  let steps = 0;
  run(part, 0, () => undefined);
  return steps;

  function run(of: Part, at: number, next: (at: number) => void): void {
    steps += 1;
    if (of.kind === 'one') {
      if (contains(of.of, characters[at]?.codePointAt(0) ?? -1)) next(at + 1);
    } else if (of.kind === 'look') {
      run(of.part, at, () => undefined);
      next(at);
    } else if (of.kind === 'sequence') runAll(of.parts, at, next);
    else if (of.kind === 'choice') for (const branch of of.branches) run(branch, at, next);
    else if (of.kind === 'repeat') turn(of, { count: 0, at }, next);
    else next(at);
  }

  function runAll([head, ...rest]: Part[], at: number, next: (at: number) => void): void {
    if (head) run(head, at, (to) => runAll(rest, to, next));
    else next(at);
  }

  function turn(
    of: Part & { kind: 'repeat' },
    { count, at }: { count: number; at: number },
    next: (at: number) => void,
  ): void {
    steps += 1;
    if (count < of.max)
      run(of.part, at, (to) => {
        if (to > at || count < of.min) turn(of, { count: count + 1, at: to }, next);
      });
    if (count >= of.min) next(at);
  }
}

function contains(set: CodePoints, codePoint: number): boolean {
  return set.some(([from, to]) => from <= codePoint && codePoint <= to);
}
