// Made from the folder of models by `npm run generate`.
import type { DiceModel } from '../dice/dice.ts';
import { type Game, gameOf } from '../game.ts';

export const MECHANIC_NAMES = ['dice'] as const;
export type MechanicName = (typeof MECHANIC_NAMES)[number];

const LOADERS: Readonly<Record<string, () => Promise<Game>>> = {
  'dice/99': async () => {
    const { dice } = await import('../dice/dice.ts');
    const numbers = (await import('../../models/dice/99.json')).default;
    return gameOf(dice, numbers as unknown as DiceModel, { mechanic: 'dice', model: '99' });
  },
};

/** Every model there is, as `mechanic/model`. */
export const MODEL_NAMES: readonly string[] = Object.keys(LOADERS);

/** A mechanic with one of its models, loaded when it is asked for; undefined if there is no such model. */
export function loadGame(mechanic: string, model: string): Promise<Game> | undefined {
  const name = `${mechanic}/${model}`;
  return Object.hasOwn(LOADERS, name) ? LOADERS[name]?.() : undefined;
}
