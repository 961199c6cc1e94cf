import { compare, fraction } from '@parlour/exact';
import { drawPick } from '@parlour/fairness';
import { SCALE } from '@parlour/money/testing/scale';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import bonus from '../../models/video-poker/bonus-8-5.json';
import deuces from '../../models/video-poker/deuces-25-16-10.json';
import jacks from '../../models/video-poker/jacks-9-6.json';
import { ceilTo, floorTo } from '../testing/bet-figures.ts';
import { cardsOf } from '../testing/card-names.ts';
import { wordsFor, wordsOf } from '../testing/test-words.ts';
import { countHands, measureVideoPoker } from '../testing/video-poker-figures.ts';
import { findBestHold, judgePoker, type VideoPokerModel, videoPoker } from './video-poker.ts';

const holdOf = (text: string) => [...text].map((mark) => mark === 'x');

/** Pays of full house and flush, by which machines are called. */
const jacksPaying = (fullHouse: number, flush: number): VideoPokerModel => ({
  ...jacks,
  pays: { ...jacks.pays, 'full-house': fullHouse, flush },
});

const OFFERED = [jacks, bonus, deuces];
const FIGURES: [VideoPokerModel, string][] = [
  [jacks, '99.543904'],
  [bonus, '99.165973'],
  [deuces, '99.728295'],
  // What others pay.
  [jacksPaying(8, 6), '98.392685'],
  [jacksPaying(8, 5), '97.298434'],
  [jacksPaying(7, 5), '96.147209'],
  [{ ...deuces, pays: { ...deuces.pays, 'straight-flush': 13, 'full-house': 3, flush: 2 } }, '96.765051'],
];

// Models never change, so the everyday run is content with the first.
test.each(SCALE > 1 ? FIGURES : FIGURES.slice(0, 1))(
  'best play over all deals returns what is written of it (%#)',
  (model, percent) => {
    const { mean, deviation, findBest } = measureVideoPoker(model);
    expect(((100 * Number(mean.over)) / Number(mean.under)).toFixed(6)).toBe(percent);
    if (OFFERED.some((offered) => offered === model))
      expect(model.sheet).toEqual({
        return: floorTo(Number(percent)),
        least: '0.00',
        deviation: ceilTo(deviation),
        most: '800',
      });
    for (let nonce = 0; nonce < SCALE; nonce += 1) {
      const cards = drawPick(wordsOf(nonce), { kind: 'distinct', count: 5, from: 52 }).map((n) => n - 1);
      expect(findBestHold(cards, model).mean).toEqual(findBest(cards.toSorted((a, b) => a - b)).mean);
    }
  },
);

test('hands of five cards come as often as counted', () => {
  // Pairs below jacks count as nothing, as high cards do.
  const lowPairs = (1_098_240 / 13) * 9;
  expect(countHands(false)).toEqual({
    none: 1_302_540 + lowPairs,
    'high-pair': 1_098_240 - lowPairs,
    'two-pairs': 123_552,
    three: 54_912,
    straight: 10_200,
    flush: 5_108,
    'full-house': 3_744,
    four: (624 / 13) * 9,
    'four-low': (624 / 13) * 3,
    'four-aces': 624 / 13,
    'straight-flush': 36,
    'royal-flush': 4,
  });
  expect(countHands(true)).toEqual({
    none: 2_119_728,
    three: 355_080,
    straight: 62_232,
    flush: 14_472,
    'full-house': 12_672,
    four: 31_552,
    'straight-flush': 2_068,
    five: 624,
    'wild-royal': 480,
    'four-deuces': 48,
    'royal-flush': 4,
  });
});

test('machines call hands by their own pays', () => {
  const call = (text: string, model: VideoPokerModel) => judgePoker(cardsOf(text), model);
  expect(call('As Ah Ad Ac 2s', jacks)).toBe('four');
  expect(call('As Ah Ad Ac 2s', bonus)).toBe('four-aces');
  expect(call('4s 4h 4d 4c 2s', bonus)).toBe('four-low');
  expect(call('5s 5h 5d 5c 2s', bonus)).toBe('four');
  expect(call('As 2h 3d 4c 5s', jacks)).toBe('straight');
  expect(call('Qs Kh Ad 2c 3s', jacks)).toBe('none');
  expect(call('Ts Th 3d 4c 5s', jacks)).toBe('none');
  expect(call('Js Jh 3d 4c 5s', jacks)).toBe('high-pair');
  expect(call('Js Jh 3d 4c 5s', deuces)).toBe('none');
  expect(call('2s 3s 4s 5s 6s', deuces)).toBe('straight-flush');
  expect(call('2s Ts Js Qs Ks', deuces)).toBe('wild-royal');
  expect(call('2s 2h 2d 5c 5d', deuces)).toBe('five');
  expect(call('2s 4h 4d 5c 5d', deuces)).toBe('full-house');
  expect(call('2s Ah 3d 4c 5d', deuces)).toBe('straight');
});

test('ten cards are fixed by the bet, and what is not held is replaced from left to right', () => {
  const play = (...holds: string[]) =>
    videoPoker.play(
      wordsFor(51, 0, 0, 0, 0, 0, 0, 0, 0, 0),
      { pick: {}, steps: holds.map((hold) => ({ hold: holdOf(hold) })) },
      jacks,
    );
  expect(play()).toEqual({
    seen: { cards: [51, 1, 2, 3, 4] },
    isOver: false,
    won: fraction(0),
    staked: fraction(1),
  });
  expect(play('x.x..')).toEqual({
    seen: {
      cards: [51, 1, 2, 3, 4],
      held: [true, false, true, false, false],
      final: [51, 5, 2, 6, 7],
      hand: 'three',
    },
    isOver: true,
    won: fraction(3),
    staked: fraction(1),
  });
  expect(play('xxxxx')).toMatchObject({ seen: { hand: 'three' }, won: fraction(3) });
  expect(play('.....')?.seen.final).toEqual([5, 6, 7, 8, 9]);
  expect(play('xxxxx', 'xxxxx')).toBeNull();
  expect(videoPoker.play(wordsOf(1), { pick: {}, steps: [{ hold: holdOf('.....') }] }, jacks)?.seen).toEqual({
    cards: [19, 49, 51, 39, 28],
    held: holdOf('.....'),
    final: [16, 30, 40, 0, 1],
    hand: 'high-pair',
  });
});

test('nothing is seen of the cards that may come', () => {
  const draws = fc.tuple(...Array.from({ length: 10 }, (_, place) => fc.nat(51 - place)));
  fc.assert(
    fc.property(draws, draws, (values, others) => {
      const seenOf = (given: number[]) =>
        videoPoker.play(wordsFor(...given), { pick: {}, steps: [] }, jacks)?.seen;
      expect(seenOf([...values.slice(0, 5), ...others.slice(5)])).toEqual(seenOf(values));
      const hold = [true, false, true, true, true];
      const played = videoPoker.play(wordsFor(...values), { pick: {}, steps: [{ hold }] }, jacks);
      expect(new Set([...(played?.seen.cards ?? []), ...(played?.seen.final ?? [])]).size).toBe(6);
      expect(compare(played?.won ?? fraction(801), videoPoker.most({}, jacks))).not.toBe(1);
    }),
  );
});

test('a round that is left keeps what was dealt', () => {
  const open = videoPoker.play(wordsOf(2), { pick: {}, steps: [] }, jacks);
  if (!open) throw new Error('the round was not dealt');
  const step = videoPoker.leave?.(open.seen, jacks);
  if (!step) throw new Error('the round cannot be left');
  const left = videoPoker.play(wordsOf(2), { pick: {}, steps: [step] }, jacks);
  expect(left).toMatchObject({ isOver: true, seen: { final: open.seen.cards } });
});

test('the best hold is known for hands that everybody knows', () => {
  const best = (text: string, model: VideoPokerModel) => findBestHold(cardsOf(text), model);
  expect(best('Ts Js Qs Ks As', jacks)).toEqual({ hold: holdOf('xxxxx'), mean: fraction(800) });
  // Four to a royal are worth more than the flush they are.
  expect(best('3s Js Qs Ks As', jacks).hold).toEqual(holdOf('.xxxx'));
  expect(best('3s 3h 7d 9c Ks', jacks).hold).toEqual(holdOf('xx...'));
  expect(best('2s 4h 7d 9c Ks', deuces).hold).toEqual(holdOf('x....'));
});

test('what is no hold is refused', () => {
  expect(videoPoker.readStep({ hold: holdOf('x.x.x') })).toEqual({ hold: holdOf('x.x.x') });
  for (const step of [null, {}, { hold: 'xxxxx' }, { hold: holdOf('xxxx') }, { hold: holdOf('xxxxxx') }])
    expect(videoPoker.readStep(step)).toBeNull();
  expect(videoPoker.readStep({ hold: [1, 0, 0, 0, 0] })).toBeNull();
  expect(videoPoker.readPick({}, jacks)).toEqual({});
  expect(videoPoker.readPick({ coins: 5 }, jacks)).toBeNull();
});
