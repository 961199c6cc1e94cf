// Made from the folder of models by `npm run generate`.
import type { BaccaratModel } from '../baccarat/baccarat.ts';
import type { BlackjackModel } from '../blackjack/blackjack.ts';
import type { CrashModel } from '../crash/crash.ts';
import type { DiceModel } from '../dice/dice.ts';
import type { DragonTigerModel } from '../dragon-tiger/dragon-tiger.ts';
import type { FishModel } from '../fish/fish.ts';
import { type Game, gameOf } from '../game.ts';
import type { HiLoModel } from '../hi-lo/hi-lo.ts';
import type { KenoModel } from '../keno/keno.ts';
import type { LimboModel } from '../limbo/limbo.ts';
import type { MinesModel } from '../mines/mines.ts';
import type { PictureDiceModel } from '../picture-dice/picture-dice.ts';
import type { PlinkoModel } from '../plinko/plinko.ts';
import type { RouletteModel } from '../roulette/roulette.ts';
import type { SicBoModel } from '../sic-bo/sic-bo.ts';
import type { SlotsModel } from '../slots/slots.ts';
import type { VideoPokerModel } from '../video-poker/video-poker.ts';
import type { WheelModel } from '../wheel/wheel.ts';
import type { XocDiaModel } from '../xoc-dia/xoc-dia.ts';

export const MECHANIC_NAMES = ['baccarat', 'blackjack', 'crash', 'dice', 'dragon-tiger', 'fish', 'hi-lo', 'keno', 'limbo', 'mines', 'picture-dice', 'plinko', 'roulette', 'sic-bo', 'slots', 'video-poker', 'wheel', 'xoc-dia'] as const;
export type MechanicName = (typeof MECHANIC_NAMES)[number];
type Named = { mechanic: MechanicName; model: string };

const RULES: Readonly<Record<MechanicName, (numbers: unknown, named: Named) => Promise<Game>>> = {
  'baccarat': async (numbers, named) => gameOf((await import('../baccarat/baccarat.ts')).baccarat, numbers as BaccaratModel, named),
  'blackjack': async (numbers, named) => gameOf((await import('../blackjack/blackjack.ts')).blackjack, numbers as BlackjackModel, named),
  'crash': async (numbers, named) => gameOf((await import('../crash/crash.ts')).crash, numbers as CrashModel, named),
  'dice': async (numbers, named) => gameOf((await import('../dice/dice.ts')).dice, numbers as DiceModel, named),
  'dragon-tiger': async (numbers, named) => gameOf((await import('../dragon-tiger/dragon-tiger.ts')).dragonTiger, numbers as DragonTigerModel, named),
  'fish': async (numbers, named) => gameOf((await import('../fish/fish.ts')).fish, numbers as FishModel, named),
  'hi-lo': async (numbers, named) => gameOf((await import('../hi-lo/hi-lo.ts')).hiLo, numbers as HiLoModel, named),
  'keno': async (numbers, named) => gameOf((await import('../keno/keno.ts')).keno, numbers as KenoModel, named),
  'limbo': async (numbers, named) => gameOf((await import('../limbo/limbo.ts')).limbo, numbers as LimboModel, named),
  'mines': async (numbers, named) => gameOf((await import('../mines/mines.ts')).mines, numbers as MinesModel, named),
  'picture-dice': async (numbers, named) => gameOf((await import('../picture-dice/picture-dice.ts')).pictureDice, numbers as PictureDiceModel, named),
  'plinko': async (numbers, named) => gameOf((await import('../plinko/plinko.ts')).plinko, numbers as PlinkoModel, named),
  'roulette': async (numbers, named) => gameOf((await import('../roulette/roulette.ts')).roulette, numbers as RouletteModel, named),
  'sic-bo': async (numbers, named) => gameOf((await import('../sic-bo/sic-bo.ts')).sicBo, numbers as SicBoModel, named),
  'slots': async (numbers, named) => gameOf((await import('../slots/slots.ts')).slots, numbers as SlotsModel, named),
  'video-poker': async (numbers, named) => gameOf((await import('../video-poker/video-poker.ts')).videoPoker, numbers as VideoPokerModel, named),
  'wheel': async (numbers, named) => gameOf((await import('../wheel/wheel.ts')).wheel, numbers as WheelModel, named),
  'xoc-dia': async (numbers, named) => gameOf((await import('../xoc-dia/xoc-dia.ts')).xocDia, numbers as XocDiaModel, named),
};

const NUMBERS: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  'baccarat/commission': () => import('../../models/baccarat/commission.json'),
  'baccarat/no-commission': () => import('../../models/baccarat/no-commission.json'),
  'blackjack/one-split': () => import('../../models/blackjack/one-split.json'),
  'crash/99': () => import('../../models/crash/99.json'),
  'dice/99': () => import('../../models/dice/99.json'),
  'dragon-tiger/eight-decks': () => import('../../models/dragon-tiger/eight-decks.json'),
  'fish/96': () => import('../../models/fish/96.json'),
  'hi-lo/99': () => import('../../models/hi-lo/99.json'),
  'keno/99': () => import('../../models/keno/99.json'),
  'limbo/99': () => import('../../models/limbo/99.json'),
  'mines/99': () => import('../../models/mines/99.json'),
  'picture-dice/bau-cua': () => import('../../models/picture-dice/bau-cua.json'),
  'picture-dice/colours': () => import('../../models/picture-dice/colours.json'),
  'plinko/99': () => import('../../models/plinko/99.json'),
  'roulette/half-back': () => import('../../models/roulette/half-back.json'),
  'roulette/single-zero': () => import('../../models/roulette/single-zero.json'),
  'sic-bo/one-return': () => import('../../models/sic-bo/one-return.json'),
  'slots/anywhere-30-extreme': () => import('../../models/slots/anywhere-30-extreme.json'),
  'slots/anywhere-30-high': () => import('../../models/slots/anywhere-30-high.json'),
  'slots/anywhere-30-low': () => import('../../models/slots/anywhere-30-low.json'),
  'slots/anywhere-30-medium': () => import('../../models/slots/anywhere-30-medium.json'),
  'slots/cascade-30-extreme': () => import('../../models/slots/cascade-30-extreme.json'),
  'slots/cascade-30-high': () => import('../../models/slots/cascade-30-high.json'),
  'slots/cascade-30-low': () => import('../../models/slots/cascade-30-low.json'),
  'slots/cascade-30-medium': () => import('../../models/slots/cascade-30-medium.json'),
  'slots/cascade-lines-20-extreme': () => import('../../models/slots/cascade-lines-20-extreme.json'),
  'slots/cascade-lines-20-high': () => import('../../models/slots/cascade-lines-20-high.json'),
  'slots/cascade-lines-20-low': () => import('../../models/slots/cascade-lines-20-low.json'),
  'slots/cascade-lines-20-medium': () => import('../../models/slots/cascade-lines-20-medium.json'),
  'slots/cluster-49-extreme': () => import('../../models/slots/cluster-49-extreme.json'),
  'slots/cluster-49-high': () => import('../../models/slots/cluster-49-high.json'),
  'slots/cluster-49-low': () => import('../../models/slots/cluster-49-low.json'),
  'slots/cluster-49-medium': () => import('../../models/slots/cluster-49-medium.json'),
  'slots/expanding-10-extreme': () => import('../../models/slots/expanding-10-extreme.json'),
  'slots/expanding-10-high': () => import('../../models/slots/expanding-10-high.json'),
  'slots/expanding-10-medium': () => import('../../models/slots/expanding-10-medium.json'),
  'slots/expanding-20-high': () => import('../../models/slots/expanding-20-high.json'),
  'slots/hold-15-extreme': () => import('../../models/slots/hold-15-extreme.json'),
  'slots/hold-15-high': () => import('../../models/slots/hold-15-high.json'),
  'slots/hold-15-low': () => import('../../models/slots/hold-15-low.json'),
  'slots/hold-15-medium': () => import('../../models/slots/hold-15-medium.json'),
  'slots/hold-20-high': () => import('../../models/slots/hold-20-high.json'),
  'slots/hold-20-medium': () => import('../../models/slots/hold-20-medium.json'),
  'slots/ladder-243-extreme': () => import('../../models/slots/ladder-243-extreme.json'),
  'slots/ladder-243-high': () => import('../../models/slots/ladder-243-high.json'),
  'slots/ladder-243-low': () => import('../../models/slots/ladder-243-low.json'),
  'slots/ladder-243-medium': () => import('../../models/slots/ladder-243-medium.json'),
  'slots/lines-10-extreme': () => import('../../models/slots/lines-10-extreme.json'),
  'slots/lines-10-high': () => import('../../models/slots/lines-10-high.json'),
  'slots/lines-10-low': () => import('../../models/slots/lines-10-low.json'),
  'slots/lines-10-medium': () => import('../../models/slots/lines-10-medium.json'),
  'slots/lines-20-extreme': () => import('../../models/slots/lines-20-extreme.json'),
  'slots/lines-20-high': () => import('../../models/slots/lines-20-high.json'),
  'slots/lines-20-low': () => import('../../models/slots/lines-20-low.json'),
  'slots/lines-20-medium': () => import('../../models/slots/lines-20-medium.json'),
  'slots/lines-25-extreme': () => import('../../models/slots/lines-25-extreme.json'),
  'slots/lines-25-high': () => import('../../models/slots/lines-25-high.json'),
  'slots/lines-25-low': () => import('../../models/slots/lines-25-low.json'),
  'slots/lines-25-medium': () => import('../../models/slots/lines-25-medium.json'),
  'slots/shifting-5-high': () => import('../../models/slots/shifting-5-high.json'),
  'slots/shifting-5-medium': () => import('../../models/slots/shifting-5-medium.json'),
  'slots/shifting-6-extreme': () => import('../../models/slots/shifting-6-extreme.json'),
  'slots/shifting-6-high': () => import('../../models/slots/shifting-6-high.json'),
  'slots/shifting-6-medium': () => import('../../models/slots/shifting-6-medium.json'),
  'slots/ways-1024-extreme': () => import('../../models/slots/ways-1024-extreme.json'),
  'slots/ways-1024-high': () => import('../../models/slots/ways-1024-high.json'),
  'slots/ways-1024-medium': () => import('../../models/slots/ways-1024-medium.json'),
  'slots/ways-243-extreme': () => import('../../models/slots/ways-243-extreme.json'),
  'slots/ways-243-high': () => import('../../models/slots/ways-243-high.json'),
  'slots/ways-243-low': () => import('../../models/slots/ways-243-low.json'),
  'slots/ways-243-medium': () => import('../../models/slots/ways-243-medium.json'),
  'slots/ways-720-extreme': () => import('../../models/slots/ways-720-extreme.json'),
  'slots/ways-720-high': () => import('../../models/slots/ways-720-high.json'),
  'slots/ways-720-low': () => import('../../models/slots/ways-720-low.json'),
  'slots/ways-720-medium': () => import('../../models/slots/ways-720-medium.json'),
  'slots/wilds-20-extreme': () => import('../../models/slots/wilds-20-extreme.json'),
  'slots/wilds-20-high': () => import('../../models/slots/wilds-20-high.json'),
  'slots/wilds-20-low': () => import('../../models/slots/wilds-20-low.json'),
  'slots/wilds-20-medium': () => import('../../models/slots/wilds-20-medium.json'),
  'video-poker/bonus-8-5': () => import('../../models/video-poker/bonus-8-5.json'),
  'video-poker/deuces-25-16-10': () => import('../../models/video-poker/deuces-25-16-10.json'),
  'video-poker/jacks-9-6': () => import('../../models/video-poker/jacks-9-6.json'),
  'wheel/99': () => import('../../models/wheel/99.json'),
  'xoc-dia/four-coins': () => import('../../models/xoc-dia/four-coins.json'),
};

/** Every model there is, as `mechanic/model`. */
export const MODEL_NAMES: readonly string[] = Object.keys(NUMBERS);

/** A mechanic with one of its models, loaded when it is asked for; undefined if there is no such model. */
export function loadGame(mechanic: string, model: string): Promise<Game> | undefined {
  const name = `${mechanic}/${model}`;
  const load = Object.hasOwn(NUMBERS, name) ? NUMBERS[name] : undefined;
  const own = MECHANIC_NAMES.find((each) => each === mechanic);
  return load && own && load().then((numbers) => RULES[own](numbers.default, { mechanic: own, model }));
}
