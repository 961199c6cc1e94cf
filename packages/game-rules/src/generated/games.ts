// Made from the folder of models by `npm run generate`.
import type { CrashModel } from '../crash/crash.ts';
import type { DiceModel } from '../dice/dice.ts';
import { type Game, gameOf } from '../game.ts';
import type { HiLoModel } from '../hi-lo/hi-lo.ts';
import type { KenoModel } from '../keno/keno.ts';
import type { LimboModel } from '../limbo/limbo.ts';
import type { MinesModel } from '../mines/mines.ts';
import type { PlinkoModel } from '../plinko/plinko.ts';
import type { WheelModel } from '../wheel/wheel.ts';

export const MECHANIC_NAMES = ['crash', 'dice', 'hi-lo', 'keno', 'limbo', 'mines', 'plinko', 'wheel'] as const;
export type MechanicName = (typeof MECHANIC_NAMES)[number];

const LOADERS: Readonly<Record<string, () => Promise<Game>>> = {
  'crash/99': async () => {
    const { crash } = await import('../crash/crash.ts');
    const numbers = (await import('../../models/crash/99.json')).default;
    return gameOf(crash, numbers as unknown as CrashModel, { mechanic: 'crash', model: '99' });
  },
  'dice/99': async () => {
    const { dice } = await import('../dice/dice.ts');
    const numbers = (await import('../../models/dice/99.json')).default;
    return gameOf(dice, numbers as unknown as DiceModel, { mechanic: 'dice', model: '99' });
  },
  'hi-lo/99': async () => {
    const { hiLo } = await import('../hi-lo/hi-lo.ts');
    const numbers = (await import('../../models/hi-lo/99.json')).default;
    return gameOf(hiLo, numbers as unknown as HiLoModel, { mechanic: 'hi-lo', model: '99' });
  },
  'keno/99': async () => {
    const { keno } = await import('../keno/keno.ts');
    const numbers = (await import('../../models/keno/99.json')).default;
    return gameOf(keno, numbers as unknown as KenoModel, { mechanic: 'keno', model: '99' });
  },
  'limbo/99': async () => {
    const { limbo } = await import('../limbo/limbo.ts');
    const numbers = (await import('../../models/limbo/99.json')).default;
    return gameOf(limbo, numbers as unknown as LimboModel, { mechanic: 'limbo', model: '99' });
  },
  'mines/99': async () => {
    const { mines } = await import('../mines/mines.ts');
    const numbers = (await import('../../models/mines/99.json')).default;
    return gameOf(mines, numbers as unknown as MinesModel, { mechanic: 'mines', model: '99' });
  },
  'plinko/99': async () => {
    const { plinko } = await import('../plinko/plinko.ts');
    const numbers = (await import('../../models/plinko/99.json')).default;
    return gameOf(plinko, numbers as unknown as PlinkoModel, { mechanic: 'plinko', model: '99' });
  },
  'wheel/99': async () => {
    const { wheel } = await import('../wheel/wheel.ts');
    const numbers = (await import('../../models/wheel/99.json')).default;
    return gameOf(wheel, numbers as unknown as WheelModel, { mechanic: 'wheel', model: '99' });
  },
};

/** Every model there is, as `mechanic/model`. */
export const MODEL_NAMES: readonly string[] = Object.keys(LOADERS);

/** A mechanic with one of its models, loaded when it is asked for; undefined if there is no such model. */
export function loadGame(mechanic: string, model: string): Promise<Game> | undefined {
  const name = `${mechanic}/${model}`;
  return Object.hasOwn(LOADERS, name) ? LOADERS[name]?.() : undefined;
}
