import { commitTo, createInstantStream, uniform } from '@parlour/fairness';
import { expect, test } from 'vitest';
import { evidenceFields, replay, shownRoll } from './rounds.rules.ts';

const serverSeed = '01'.repeat(32);
const inputs = { serverSeed, clientSeed: 'mine', nonce: 4 };
const roll = uniform(createInstantStream(inputs), 10_000);
const evidence = {
  pick: { side: 'under', chance: 5_000 },
  outcome: { roll },
  serverSeedHash: commitTo(serverSeed),
  ...inputs,
};

test('a round is computed again from its seeds, and the promise is checked', () => {
  expect(replay(evidence)).toEqual({ hash: commitTo(serverSeed), isPromised: true, roll, isSame: true });
});

test('another outcome, or a seed that was not promised, is seen', () => {
  expect(replay({ ...evidence, outcome: { roll: roll + 1 } })?.isSame).toBe(false);
  expect(replay({ ...evidence, serverSeed: '02'.repeat(32) })).toMatchObject({
    isPromised: false,
    isSame: false,
  });
});

test('of a seed in use nothing is computed, and of an outcome that is no roll only the promise', () => {
  expect(replay({ ...evidence, serverSeed: null })).toBeNull();
  expect(replay({ ...evidence, outcome: { cards: ['A'] } })).toMatchObject({ roll: null, isSame: true });
});

test('choice and outcome are told field by field, in words where the game is ours', () => {
  const words: Record<string, string> = {
    'games.evidence.field.side': 'Side',
    'games.evidence.side.under': 'Under',
    'games.evidence.field.chance': 'Chance',
  };
  expect(evidenceFields(evidence.pick, (key) => words[key])).toEqual([
    ['Side', 'Under'],
    ['Chance', '50.00'],
  ]);
  expect(evidenceFields({ winLines: [1, 5], cards: null }, () => undefined)).toEqual([
    ['win lines', '1, 5'],
    ['cards', '–'],
  ]);
  expect(evidenceFields(null, () => undefined)).toEqual([]);
});

test('a roll is shown as the game shows it', () => {
  expect(shownRoll(1234)).toBe('12.34');
});
