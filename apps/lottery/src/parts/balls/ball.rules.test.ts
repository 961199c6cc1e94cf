import { describe, expect, test } from 'vitest';
import { lookOf, waveOf } from './ball.rules.ts';

describe('numbers of a result', () => {
  test('look like what the family draws', () => {
    expect([lookOf('ssc', 3), lookOf('pk10', 3), lookOf('k3', 3), lookOf('thai', 333)]).toEqual([
      'ball',
      'car',
      'die',
      'lot',
    ]);
  });

  test('of Mark Six have the colour of their wave, 17 red, 16 blue and 16 green', () => {
    const waves = Array.from({ length: 49 }, (_, i) => waveOf(i + 1));
    const count = (wave: string) => waves.filter((own) => own === wave).length;
    expect([count('red'), count('blue'), count('green')]).toEqual([17, 16, 16]);
    expect(lookOf('marksix', 49)).toBe('green');
  });
});
