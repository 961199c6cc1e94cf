// Made from the folder of models by `npm run generate`.
import type { BaccaratModel } from '../baccarat/baccarat.ts';
import type { BlackjackModel } from '../blackjack/blackjack.ts';
import type { DiceModel } from '../dice/dice.ts';
import type { DragonTigerModel } from '../dragon-tiger/dragon-tiger.ts';
import { type Game, gameOf } from '../game.ts';
import type { HiLoModel } from '../hi-lo/hi-lo.ts';
import type { KenoModel } from '../keno/keno.ts';
import type { LimboModel } from '../limbo/limbo.ts';
import type { MinesModel } from '../mines/mines.ts';
import type { PlinkoModel } from '../plinko/plinko.ts';
import type { RouletteModel } from '../roulette/roulette.ts';
import type { SicBoModel } from '../sic-bo/sic-bo.ts';
import type { SlotsModel } from '../slots/slots.ts';
import type { VideoPokerModel } from '../video-poker/video-poker.ts';
import type { WheelModel } from '../wheel/wheel.ts';

export const MECHANIC_NAMES = ['baccarat', 'blackjack', 'dice', 'dragon-tiger', 'hi-lo', 'keno', 'limbo', 'mines', 'plinko', 'roulette', 'sic-bo', 'slots', 'video-poker', 'wheel'] as const;
export type MechanicName = (typeof MECHANIC_NAMES)[number];

const LOADERS: Readonly<Record<string, () => Promise<Game>>> = {
  'baccarat/commission': async () => {
    const { baccarat } = await import('../baccarat/baccarat.ts');
    const numbers = (await import('../../models/baccarat/commission.json')).default;
    return gameOf(baccarat, numbers as unknown as BaccaratModel, { mechanic: 'baccarat', model: 'commission' });
  },
  'baccarat/no-commission': async () => {
    const { baccarat } = await import('../baccarat/baccarat.ts');
    const numbers = (await import('../../models/baccarat/no-commission.json')).default;
    return gameOf(baccarat, numbers as unknown as BaccaratModel, { mechanic: 'baccarat', model: 'no-commission' });
  },
  'blackjack/one-split': async () => {
    const { blackjack } = await import('../blackjack/blackjack.ts');
    const numbers = (await import('../../models/blackjack/one-split.json')).default;
    return gameOf(blackjack, numbers as unknown as BlackjackModel, { mechanic: 'blackjack', model: 'one-split' });
  },
  'dice/99': async () => {
    const { dice } = await import('../dice/dice.ts');
    const numbers = (await import('../../models/dice/99.json')).default;
    return gameOf(dice, numbers as unknown as DiceModel, { mechanic: 'dice', model: '99' });
  },
  'dragon-tiger/eight-decks': async () => {
    const { dragonTiger } = await import('../dragon-tiger/dragon-tiger.ts');
    const numbers = (await import('../../models/dragon-tiger/eight-decks.json')).default;
    return gameOf(dragonTiger, numbers as unknown as DragonTigerModel, { mechanic: 'dragon-tiger', model: 'eight-decks' });
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
  'roulette/half-back': async () => {
    const { roulette } = await import('../roulette/roulette.ts');
    const numbers = (await import('../../models/roulette/half-back.json')).default;
    return gameOf(roulette, numbers as unknown as RouletteModel, { mechanic: 'roulette', model: 'half-back' });
  },
  'roulette/single-zero': async () => {
    const { roulette } = await import('../roulette/roulette.ts');
    const numbers = (await import('../../models/roulette/single-zero.json')).default;
    return gameOf(roulette, numbers as unknown as RouletteModel, { mechanic: 'roulette', model: 'single-zero' });
  },
  'sic-bo/one-return': async () => {
    const { sicBo } = await import('../sic-bo/sic-bo.ts');
    const numbers = (await import('../../models/sic-bo/one-return.json')).default;
    return gameOf(sicBo, numbers as unknown as SicBoModel, { mechanic: 'sic-bo', model: 'one-return' });
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
  'video-poker/bonus-8-5': async () => {
    const { videoPoker } = await import('../video-poker/video-poker.ts');
    const numbers = (await import('../../models/video-poker/bonus-8-5.json')).default;
    return gameOf(videoPoker, numbers as unknown as VideoPokerModel, { mechanic: 'video-poker', model: 'bonus-8-5' });
  },
  'video-poker/deuces-25-16-10': async () => {
    const { videoPoker } = await import('../video-poker/video-poker.ts');
    const numbers = (await import('../../models/video-poker/deuces-25-16-10.json')).default;
    return gameOf(videoPoker, numbers as unknown as VideoPokerModel, { mechanic: 'video-poker', model: 'deuces-25-16-10' });
  },
  'video-poker/jacks-9-6': async () => {
    const { videoPoker } = await import('../video-poker/video-poker.ts');
    const numbers = (await import('../../models/video-poker/jacks-9-6.json')).default;
    return gameOf(videoPoker, numbers as unknown as VideoPokerModel, { mechanic: 'video-poker', model: 'jacks-9-6' });
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
