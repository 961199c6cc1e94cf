import { describe, expect, test } from 'vitest';
import { FIRST_ID, firstIdAt, idFromWords, isId, isIdInAnyCase, LAST_ID, momentOfId, newId } from './ids.ts';
import { createManualClock } from './manual-clock.ts';

const NOW = Date.UTC(2026, 10, 15, 12);

describe('an id', () => {
  test('carries its moment, and lies between the first and the last', () => {
    const id = newId(createManualClock(NOW));
    expect(isId(id)).toBe(true);
    expect(momentOfId(id)).toBe(NOW);
    expect(id >= firstIdAt(NOW) && id < firstIdAt(NOW + 1)).toBe(true);
    expect(FIRST_ID < id && id < LAST_ID).toBe(true);
  });

  test('from words is the same for the same words, on every machine and in every version', () => {
    expect(idFromWords('one|two')).toBe('8df58253-7a4d-82ed-8a33-8c03e57dd1a6');
    expect(idFromWords('one|twO')).not.toBe(idFromWords('one|two'));
  });
});

test.each([
  ['0197a1b2-c3d4-7e5f-8a6b-0123456789ab', true, true],
  ['0197A1B2-c3d4-7e5f-8a6b-0123456789AB', false, true],
  ['0197a1b2c3d47e5f8a6b0123456789ab', false, false],
  [' 0197a1b2-c3d4-7e5f-8a6b-0123456789ab', false, false],
  ['', false, false],
])('%j is an id of ours: %s, and in any case: %s', (text, isOurs, isAny) => {
  expect(isId(text)).toBe(isOurs);
  expect(isIdInAnyCase(text)).toBe(isAny);
});
