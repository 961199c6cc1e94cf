import { expect, test } from 'vitest';
import { loadGame, type MechanicName, MODEL_NAMES } from '../generated/games.ts';
import type { JsonObject } from '../mechanic.ts';
import { wordsOf } from '../testing/test-words.ts';
import { type Chance, HOUSE_PLAYERS } from './players.ts';

const ROUNDS = 60;
/** More steps than any round of these players has. */
const STEPS_MAX = 60;

/** The same choices in every run. */
function chancesFrom(seed: number): Chance {
  let state = seed;
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}

test.each(MODEL_NAMES)('%s is played to its end, and by the rules', async (name) => {
  const [mechanic = '', model = ''] = name.split('/');
  const game = await loadGame(mechanic, model);
  if (!game) throw new Error(`no model ${name}`);
  const player = HOUSE_PLAYERS[mechanic as MechanicName];
  const picks = new Set<string>();
  for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
    const chance = chancesFrom(nonce);
    const pick = player.pick(chance);
    picks.add(JSON.stringify(pick));
    expect(game.readPick(pick)).not.toBeNull();
    // Tables draw for everybody, and the sea is known to the service alone.
    if (game.isShared || mechanic === 'fish') continue;
    const steps: JsonObject[] = [];
    for (;;) {
      const played = game.play(wordsOf(nonce), { pick, steps });
      if (!played) throw new Error(`${JSON.stringify(steps)} was refused after ${JSON.stringify(pick)}`);
      if (played.isOver) break;
      expect(steps.length).toBeLessThan(STEPS_MAX);
      const step = player.decide?.(played.seen as JsonObject, chance);
      expect(game.readStep(step)).toEqual(step);
      steps.push(step as JsonObject);
    }
  }
  // Whoever can choose does not always choose the same.
  if ([...picks].some((pick) => pick !== '{}')) expect(picks.size).toBeGreaterThan(2);
});
