import { describe, expect, test } from 'vitest';
import { lookOf } from './ball.rules.ts';

describe('numbers of a result', () => {
  test('look like what the family draws', () => {
    expect([lookOf('ssc', 3), lookOf('pk10', 3), lookOf('k3', 3), lookOf('thai', 333)]).toEqual([
      'ball',
      'car',
      'die',
      'lot',
    ]);
  });

  test('of Mark Six have the colour of their wave', () => {
    expect([lookOf('marksix', 1), lookOf('marksix', 3), lookOf('marksix', 49)]).toEqual([
      'red',
      'blue',
      'green',
    ]);
  });
});
