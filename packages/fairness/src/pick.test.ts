import { describe, expect, test } from 'vitest';
import { parsePick } from './pick.ts';

describe('a pick', () => {
  test.each([
    { kind: 'distinct', count: 1, from: 1 },
    { kind: 'distinct', count: 10_000, from: 1_000_000 },
    { kind: 'digits', count: 107 },
    { kind: 'dice', count: 3 },
  ])('may be %j', (pick) => {
    expect(parsePick('pick', pick)).toEqual(pick);
  });

  test.each([
    [{ kind: 'distinct', count: 7, from: 6 }, 'pick asks for 7 different numbers of 6'],
    [{ kind: 'distinct', count: 6 }, 'pick.from must be a whole number from 1 to 1000000, and is undefined'],
    [{ kind: 'distinct', count: 6, from: 2e6 }, 'pick.from must be a whole number from 1 to 1000000'],
    [{ kind: 'distinct', from: 6 }, 'pick.count must be a whole number'],
    [{ kind: 'digits', count: 0 }, 'pick.count must be a whole number from 1 to 10000, and is 0'],
    [{ kind: 'digits', count: -5 }, 'pick.count must be a whole number'],
    [{ kind: 'digits', count: 2.5 }, 'pick.count must be a whole number'],
    [{ kind: 'digits', count: '5' }, 'pick.count must be a whole number from 1 to 10000, and is "5"'],
    [{ kind: 'digits', count: 1e12 }, 'pick.count must be a whole number'],
    [{ kind: 'digits', count: null }, 'pick.count must be a whole number'],
    [{ kind: 'digits', count: 5, from: 10 }, 'pick.from belongs to "distinct" alone'],
    [{ kind: 'dice', count: 3, sides: 6 }, 'pick has the unknown field "sides"'],
    [{ kind: 'cards', count: 3 }, 'pick.kind must be "distinct", "digits" or "dice", and is "cards"'],
    [{ kind: 'digits', count: [[5]] }, 'pick.count must be a whole number from 1 to 10000, and is a list'],
    [{ kind: {}, count: 5 }, 'pick.kind must be "distinct", "digits" or "dice", and is an object'],
    [{ count: 3 }, 'pick.kind must be'],
    [null, 'pick must be an object'],
    ['digits', 'pick must be an object'],
    [[], 'pick must be an object'],
  ])('is refused as %j', (pick, problem) => {
    expect(() => parsePick('pick', pick)).toThrow(problem);
  });
});
