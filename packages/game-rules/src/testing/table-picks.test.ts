import { compare } from '@parlour/exact';
import { expect, test } from 'vitest';
import { loadGame, MODEL_NAMES } from '../generated/games.ts';
import { TABLE_PLAYS } from './table-picks.ts';
import { wordsOf } from './test-words.ts';

const PLAYED = MODEL_NAMES.map((name) => name.split('/')).filter(([mechanic = '']) =>
  Object.hasOwn(TABLE_PLAYS, mechanic),
);

test.each(PLAYED)('plays of %s are played to the end (%s)', async (mechanic = '', model = '') => {
  const game = await loadGame(mechanic, model);
  if (!game) throw new Error('there is no such model');
  for (const { pick, decide } of Object.entries(TABLE_PLAYS).find(([name]) => name === mechanic)?.[1] ?? [])
    for (let nonce = 0; nonce < 30; nonce += 1) {
      const steps: unknown[] = [];
      let played = game.play(wordsOf(nonce), { pick, steps });
      for (let turn = 0; played && !played.isOver; turn += 1) {
        steps.push(decide(played.seen, turn));
        played = game.play(wordsOf(nonce), { pick, steps });
      }
      if (!played) throw new Error('a play was refused');
      expect(decide(played.seen, steps.length)).toBeNull();
      expect(compare(played.won, game.most(pick))).not.toBe(1);
    }
});

test('every mechanic of tables has its plays', () => {
  expect(new Set(PLAYED.map(([mechanic]) => mechanic)).size).toBe(Object.keys(TABLE_PLAYS).length);
});
