import { expect, test } from 'vitest';
import { checkNickname, fitWithin, uploadProblem } from './profile.rules.ts';

test.each([
  [{ type: 'image/png', size: 5 * 1_048_576 }, null],
  [{ type: 'image/jpeg', size: 1 }, null],
  [{ type: 'image/png', size: 5 * 1_048_576 + 1 }, 'size'],
  [{ type: 'image/gif', size: 1 }, 'type'],
  [{ type: '', size: 1 }, 'type'],
])('a file with %o has the problem %s', (file, problem) => {
  expect(uploadProblem(file)).toBe(problem);
});

test('a large picture is made smaller without bending it, a small one stays', () => {
  expect(fitWithin(1_024, { width: 4_096, height: 2_048 })).toEqual({ width: 1_024, height: 512 });
  expect(fitWithin(1_024, { width: 300, height: 3_000 })).toEqual({ width: 102, height: 1_024 });
  expect(fitWithin(1_024, { width: 640, height: 480 })).toEqual({ width: 640, height: 480 });
  expect(fitWithin(1_024, { width: 1, height: 9_000 })).toEqual({ width: 1, height: 1_024 });
});

test.each([
  ['', null],
  ['   ', null],
  ['Jo', null],
  ['😀', 'identity.rules.tooShort'],
  ['😀'.repeat(20), null],
  ['a'.repeat(21), 'identity.rules.tooLong'],
])('the nickname "%s" has the problem %s', (nickname, key) => {
  expect(checkNickname(nickname)).toEqual(key && expect.objectContaining({ key }));
});
