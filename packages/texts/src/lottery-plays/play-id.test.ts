import { expect, test } from 'vitest';
import { numbersIn, parsePlayId, spellingsIn, spellingsOf } from './play-id.ts';

test('an id is family, group and play; a play may stand in no group', () => {
  expect(parsePlayId('ssc.back3.group6')).toEqual({ family: 'ssc', group: 'back3', play: 'group6' });
  expect(parsePlayId('k3.sum')).toEqual({ family: 'k3', group: null, play: 'sum' });
  expect(parsePlayId('marksix.number.all2.banker')).toEqual({
    family: 'marksix',
    group: 'number',
    play: 'all2.banker',
  });
});

test('words are looked for from the particular to the general', () => {
  expect(spellingsOf(parsePlayId('ssc.back3.group6'))).toEqual(
    ['ssc.backN.', 'ssc.', 'backN.', ''].flatMap((home) =>
      ['group6of3', 'group6', 'groupN'].map((play) => home + play),
    ),
  );
});

test('families of one kind share their words', () => {
  expect(spellingsIn('vietnamNorth', 'prize7')).toEqual(['vietnamNorth.prizeN', 'vietnam.prizeN', 'prizeN']);
});

test('the numbers of an id are read in their order', () => {
  expect(numbersIn('hit2of13')).toEqual([2, 13]);
});
