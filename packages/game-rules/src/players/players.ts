import {
  type BlackjackMove,
  type BlackjackSeen,
  type BlackjackStep,
  countHand,
} from '../blackjack/blackjack.ts';
import { rankOf } from '../cards/cards.ts';
import type { CrashPick } from '../crash/crash.ts';
import type { DicePick } from '../dice/dice.ts';
import { WEAPONS } from '../fish/aim.ts';
import type { MechanicName } from '../generated/games.ts';
import type { HiLoSeen, HiLoStep } from '../hi-lo/hi-lo.ts';
import { type KenoPick, NUMBERS } from '../keno/keno.ts';
import type { LimboPick } from '../limbo/limbo.ts';
import type { JsonObject } from '../mechanic.ts';
import { type MinesPick, type MinesSeen, type MinesStep, TILES } from '../mines/mines.ts';
import { type PlinkoPick, ROWS_MAX, ROWS_MIN } from '../plinko/plinko.ts';
import { RISKS } from '../risk.ts';
import type { VideoPokerSeen, VideoPokerStep } from '../video-poker/video-poker.ts';
import { SEGMENTS, type WheelPick } from '../wheel/wheel.ts';
import {
  BETS_AT_ONCE,
  BLACKJACK,
  CHANCES,
  HELD_FROM_RANK,
  KENO_PICKED,
  MIDDLE_RANK,
  MINES_LAID,
  STOPS_ONE_IN,
  TABLE_BETS,
  TARGETS,
  TILES_OPENED_MAX,
  VOLLEY,
} from './players.rules.ts';

/** A whole number from 0 to below `limit`, each as likely as the others. */
export type Chance = (limit: number) => number;

/** How a player of the house plays: neither best nor wildest, and each round somewhat differently. */
export type HousePlayer = {
  pick(chance: Chance): JsonObject;
  /** The next step at what is seen. Missing where a round ends without its player. */
  decide?(seen: JsonObject, chance: Chance): JsonObject;
};

/** A player of every mechanic, for demonstrations. */
export const HOUSE_PLAYERS: Readonly<Record<MechanicName, HousePlayer>> = {
  baccarat: betting(TABLE_BETS.baccarat),
  blackjack: { pick: () => ({}), decide: (seen, chance) => moveAt(seen as BlackjackSeen, chance) },
  crash: { pick: (chance): CrashPick => ({ target: oneOf(TARGETS, chance) }) },
  dice: {
    pick: (chance): DicePick => ({
      side: oneOf(['under', 'over'] as const, chance),
      chance: oneOf(CHANCES, chance),
    }),
  },
  'dragon-tiger': betting(TABLE_BETS['dragon-tiger']),
  fish: {
    pick: () => ({}),
    decide: (_, chance) => ({
      room: null,
      shots: Array.from({ length: between(VOLLEY, chance) }, () => ({
        fish: null,
        weapon: oneOf(WEAPONS, chance),
      })),
    }),
  },
  'hi-lo': { pick: () => ({}), decide: (seen, chance) => guessAt(seen as HiLoSeen, chance) },
  keno: { pick: (chance): KenoPick => ({ risk: oneOf(RISKS, chance), numbers: pickNumbers(chance) }) },
  limbo: { pick: (chance): LimboPick => ({ target: oneOf(TARGETS, chance) }) },
  mines: {
    pick: (chance): MinesPick => ({ mines: between(MINES_LAID, chance) }),
    decide: (seen, chance) => openTile(seen as MinesSeen, chance),
  },
  'picture-dice': betting(TABLE_BETS['picture-dice']),
  plinko: {
    pick: (chance): PlinkoPick => ({
      rows: between({ from: ROWS_MIN, upTo: ROWS_MAX }, chance),
      risk: oneOf(RISKS, chance),
    }),
  },
  roulette: betting(TABLE_BETS.roulette),
  'sic-bo': betting(TABLE_BETS['sic-bo']),
  slots: { pick: () => ({}) },
  'video-poker': { pick: () => ({}), decide: (seen) => holdAt(seen as VideoPokerSeen) },
  wheel: {
    pick: (chance): WheelPick => ({ risk: oneOf(RISKS, chance), segments: oneOf(SEGMENTS, chance) }),
  },
  'xoc-dia': betting(TABLE_BETS['xoc-dia']),
};

const oneOf = <Item>(items: readonly Item[], chance: Chance): Item => items[chance(items.length)] as Item;
const between = ({ from, upTo }: { from: number; upTo: number }, chance: Chance): number =>
  from + chance(upTo - from + 1);

/** Some of the table's simple bets, a coin on each. */
function betting(names: readonly string[]): HousePlayer {
  return {
    pick(chance) {
      const wanted = Array.from({ length: between(BETS_AT_ONCE, chance) }, () => oneOf(names, chance));
      return { bets: [...new Set(wanted)].map((on) => ({ on, coins: 1 })) };
    },
  };
}

/** In rising order, as the rules want them. */
function pickNumbers(chance: Chance): number[] {
  const numbers = new Set<number>();
  const count = between(KENO_PICKED, chance);
  while (numbers.size < count) numbers.add(1 + chance(NUMBERS));
  return [...numbers].sort((one, other) => one - other);
}

function openTile({ opened }: MinesSeen, chance: Chance): MinesStep {
  const isEnough = opened.length >= TILES_OPENED_MAX || chance(STOPS_ONE_IN) === 0;
  if (opened.length > 0 && isEnough) return { stop: true };
  const closed = Array.from({ length: TILES }, (_, tile) => tile).filter((tile) => !opened.includes(tile));
  return { open: oneOf(closed, chance) };
}

/** The likelier guess; a middle rank guesses higher. */
function guessAt({ cards, right }: HiLoSeen, chance: Chance): HiLoStep {
  if (right > 0 && chance(STOPS_ONE_IN) === 0) return { stop: true };
  return { guess: rankOf(cards.at(-1) ?? 0) <= MIDDLE_RANK ? 'higher' : 'lower' };
}

function moveAt({ hands, active, moves }: BlackjackSeen, chance: Chance): BlackjackStep {
  const { total } = countHand(hands[active ?? 0]?.cards ?? []);
  const isDoubling = BLACKJACK.doublesAt.includes(total) && chance(STOPS_ONE_IN) === 0;
  const wishes: BlackjackMove[] = [
    'decline',
    ...(isDoubling ? (['double'] as const) : []),
    total < BLACKJACK.standsFrom ? 'hit' : 'stand',
  ];
  return { move: wishes.find((wish) => moves.includes(wish)) ?? 'stand' };
}

/** Pairs and better, or else high cards. */
function holdAt({ cards }: VideoPokerSeen): VideoPokerStep {
  const ranks = cards.map(rankOf);
  const isPaired = (rank: number) => ranks.filter((other) => other === rank).length > 1;
  const isHigh = (rank: number) => rank === 1 || rank >= HELD_FROM_RANK;
  return { hold: ranks.map(ranks.some(isPaired) ? isPaired : isHigh) };
}
