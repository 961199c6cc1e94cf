import { lucky28, marksix, type Play } from '@parlour/lottery-rules';
import { expect, test } from 'vitest';
import { waveOf, waveOfSum } from './waves.rules.ts';

test('every number of Mark Six has the wave that its play pays', () => {
  const play = playOf(marksix.plays(), 'marksix.special.wave');
  for (let number = 1; number <= 49; number += 1)
    expect(wonBy(play, [0, 0, 0, 0, 0, 0, number])).toEqual([waveOf(number)]);
});

test('every sum of Lucky 28 has the wave that its play pays, or none', () => {
  const play = playOf(lucky28.plays(), 'lucky28.wave');
  for (let sum = 0; sum <= 27; sum += 1) {
    const first = Math.min(sum, 9);
    const second = Math.min(sum - first, 9);
    const wave = waveOfSum(sum);
    expect(wonBy(play, [first, second, sum - first - second])).toEqual(wave ? [wave] : []);
  }
});

function playOf(plays: readonly Play[], id: string): Play {
  const play = plays.find((own) => own.id === id);
  if (!play) throw new Error(`there is no play ${id}`);
  return play;
}

function wonBy(play: Play, result: readonly number[]) {
  return play.needs(result).map(({ tier }) => play.tiers[tier]?.id);
}
