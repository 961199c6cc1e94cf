import { expect, test } from 'vitest';
import { evidenceFields } from './rounds.rules.ts';

const nothing = () => undefined;

test('choice and outcome are told field by field, in words where the game is ours', () => {
  const words: Record<string, string> = {
    'games.evidence.field.side': 'Side',
    'games.evidence.side.under': 'Under',
    'games.evidence.field.chance': 'Chance',
  };
  const pick = { side: 'under', chance: 5_000 };
  expect(evidenceFields(pick, { mechanic: 'dice', label: (key) => words[key] })).toEqual([
    ['Side', 'Under'],
    ['Chance', '50.00'],
  ]);
  expect(evidenceFields({ winLines: [1, 5], cards: null }, { mechanic: null, label: nothing })).toEqual([
    ['win lines', '1, 5'],
    ['cards', '–'],
  ]);
});

test('hundredths are told as the game shows them', () => {
  expect(evidenceFields({ roll: 1234 }, { mechanic: 'dice', label: nothing })).toEqual([['roll', '12.34']]);
  expect(evidenceFields({ stop: 231 }, { mechanic: 'crash', label: nothing })).toEqual([['stop', '2.31']]);
  expect(evidenceFields({ point: 205 }, { mechanic: 'limbo', label: nothing })).toEqual([['point', '2.05']]);
  expect(evidenceFields({ roll: 6 }, { mechanic: 'sic-bo', label: nothing })).toEqual([['roll', '6']]);
});

test('a choice without fields is told as it is, and none not at all', () => {
  const about = { mechanic: 'blackjack', label: nothing };
  expect(evidenceFields('hit', about)).toEqual([['', 'hit']]);
  expect(evidenceFields([3, 7], about)).toEqual([['', '3, 7']]);
  expect(evidenceFields(null, about)).toEqual([]);
});
