// Made from the folder of models by `npm run generate`.
import type { DiceModel } from '../dice/dice.ts';
import { type Game, gameOf } from '../game.ts';
import type { SlotsModel } from '../slots/slots.ts';

export const MECHANIC_NAMES = ['dice', 'slots'] as const;
export type MechanicName = (typeof MECHANIC_NAMES)[number];

const LOADERS: Readonly<Record<string, () => Promise<Game>>> = {
  'dice/99': async () => {
    const { dice } = await import('../dice/dice.ts');
    const numbers = (await import('../../models/dice/99.json')).default;
    return gameOf(dice, numbers as unknown as DiceModel, { mechanic: 'dice', model: '99' });
  },
  'slots/anywhere-30-extreme': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/anywhere-30-extreme.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'anywhere-30-extreme' });
  },
  'slots/anywhere-30-high': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/anywhere-30-high.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'anywhere-30-high' });
  },
  'slots/anywhere-30-low': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/anywhere-30-low.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'anywhere-30-low' });
  },
  'slots/anywhere-30-medium': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/anywhere-30-medium.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'anywhere-30-medium' });
  },
  'slots/cascade-30-extreme': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/cascade-30-extreme.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'cascade-30-extreme' });
  },
  'slots/cascade-30-high': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/cascade-30-high.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'cascade-30-high' });
  },
  'slots/cascade-30-low': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/cascade-30-low.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'cascade-30-low' });
  },
  'slots/cascade-30-medium': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/cascade-30-medium.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'cascade-30-medium' });
  },
  'slots/cascade-lines-20-extreme': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/cascade-lines-20-extreme.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'cascade-lines-20-extreme' });
  },
  'slots/cascade-lines-20-high': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/cascade-lines-20-high.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'cascade-lines-20-high' });
  },
  'slots/cascade-lines-20-low': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/cascade-lines-20-low.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'cascade-lines-20-low' });
  },
  'slots/cascade-lines-20-medium': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/cascade-lines-20-medium.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'cascade-lines-20-medium' });
  },
  'slots/cluster-49-extreme': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/cluster-49-extreme.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'cluster-49-extreme' });
  },
  'slots/cluster-49-high': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/cluster-49-high.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'cluster-49-high' });
  },
  'slots/cluster-49-low': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/cluster-49-low.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'cluster-49-low' });
  },
  'slots/cluster-49-medium': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/cluster-49-medium.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'cluster-49-medium' });
  },
  'slots/expanding-10-extreme': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/expanding-10-extreme.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'expanding-10-extreme' });
  },
  'slots/expanding-10-high': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/expanding-10-high.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'expanding-10-high' });
  },
  'slots/expanding-10-medium': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/expanding-10-medium.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'expanding-10-medium' });
  },
  'slots/expanding-20-high': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/expanding-20-high.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'expanding-20-high' });
  },
  'slots/hold-15-extreme': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/hold-15-extreme.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'hold-15-extreme' });
  },
  'slots/hold-15-high': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/hold-15-high.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'hold-15-high' });
  },
  'slots/hold-15-low': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/hold-15-low.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'hold-15-low' });
  },
  'slots/hold-15-medium': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/hold-15-medium.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'hold-15-medium' });
  },
  'slots/hold-20-high': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/hold-20-high.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'hold-20-high' });
  },
  'slots/hold-20-medium': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/hold-20-medium.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'hold-20-medium' });
  },
  'slots/ladder-243-extreme': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/ladder-243-extreme.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'ladder-243-extreme' });
  },
  'slots/ladder-243-high': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/ladder-243-high.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'ladder-243-high' });
  },
  'slots/ladder-243-low': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/ladder-243-low.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'ladder-243-low' });
  },
  'slots/ladder-243-medium': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/ladder-243-medium.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'ladder-243-medium' });
  },
  'slots/lines-10-extreme': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/lines-10-extreme.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'lines-10-extreme' });
  },
  'slots/lines-10-high': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/lines-10-high.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'lines-10-high' });
  },
  'slots/lines-10-low': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/lines-10-low.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'lines-10-low' });
  },
  'slots/lines-10-medium': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/lines-10-medium.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'lines-10-medium' });
  },
  'slots/lines-20-extreme': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/lines-20-extreme.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'lines-20-extreme' });
  },
  'slots/lines-20-high': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/lines-20-high.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'lines-20-high' });
  },
  'slots/lines-20-low': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/lines-20-low.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'lines-20-low' });
  },
  'slots/lines-20-medium': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/lines-20-medium.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'lines-20-medium' });
  },
  'slots/lines-25-extreme': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/lines-25-extreme.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'lines-25-extreme' });
  },
  'slots/lines-25-high': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/lines-25-high.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'lines-25-high' });
  },
  'slots/lines-25-low': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/lines-25-low.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'lines-25-low' });
  },
  'slots/lines-25-medium': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/lines-25-medium.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'lines-25-medium' });
  },
  'slots/shifting-5-high': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/shifting-5-high.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'shifting-5-high' });
  },
  'slots/shifting-5-medium': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/shifting-5-medium.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'shifting-5-medium' });
  },
  'slots/shifting-6-extreme': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/shifting-6-extreme.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'shifting-6-extreme' });
  },
  'slots/shifting-6-high': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/shifting-6-high.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'shifting-6-high' });
  },
  'slots/shifting-6-medium': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/shifting-6-medium.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'shifting-6-medium' });
  },
  'slots/ways-1024-extreme': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/ways-1024-extreme.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'ways-1024-extreme' });
  },
  'slots/ways-1024-high': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/ways-1024-high.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'ways-1024-high' });
  },
  'slots/ways-1024-medium': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/ways-1024-medium.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'ways-1024-medium' });
  },
  'slots/ways-243-extreme': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/ways-243-extreme.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'ways-243-extreme' });
  },
  'slots/ways-243-high': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/ways-243-high.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'ways-243-high' });
  },
  'slots/ways-243-low': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/ways-243-low.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'ways-243-low' });
  },
  'slots/ways-243-medium': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/ways-243-medium.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'ways-243-medium' });
  },
  'slots/ways-720-extreme': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/ways-720-extreme.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'ways-720-extreme' });
  },
  'slots/ways-720-high': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/ways-720-high.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'ways-720-high' });
  },
  'slots/ways-720-low': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/ways-720-low.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'ways-720-low' });
  },
  'slots/ways-720-medium': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/ways-720-medium.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'ways-720-medium' });
  },
  'slots/wilds-20-extreme': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/wilds-20-extreme.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'wilds-20-extreme' });
  },
  'slots/wilds-20-high': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/wilds-20-high.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'wilds-20-high' });
  },
  'slots/wilds-20-low': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/wilds-20-low.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'wilds-20-low' });
  },
  'slots/wilds-20-medium': async () => {
    const { slots } = await import('../slots/slots.ts');
    const numbers = (await import('../../models/slots/wilds-20-medium.json')).default;
    return gameOf(slots, numbers as unknown as SlotsModel, { mechanic: 'slots', model: 'wilds-20-medium' });
  },
};

/** Every model there is, as `mechanic/model`. */
export const MODEL_NAMES: readonly string[] = Object.keys(LOADERS);

/** A mechanic with one of its models, loaded when it is asked for; undefined if there is no such model. */
export function loadGame(mechanic: string, model: string): Promise<Game> | undefined {
  const name = `${mechanic}/${model}`;
  return Object.hasOwn(LOADERS, name) ? LOADERS[name]?.() : undefined;
}
