import { rankOf } from '../cards/cards.ts';
import type { MechanicName } from '../generated/games.ts';
import { guessesAt, type HiLoSeen, type HiLoStep } from '../hi-lo/hi-lo.ts';
import type { KenoPick } from '../keno/keno.ts';
import type { MinesSeen, MinesStep } from '../mines/mines.ts';
import { ROWS_MAX, ROWS_MIN } from '../plinko/plinko.ts';
import { RISKS } from '../risk.ts';
import { SEGMENTS } from '../wheel/wheel.ts';
import { FISH_CALLS, FISH_PLAYS } from './fish-player.ts';
import { TABLE_PLAYS } from './table-picks.ts';
import { betOn, type TestPlayer } from './test-player.ts';

/** Players of every mechanic, who together use all that it offers. */
export const PICKS: Readonly<Record<MechanicName, readonly TestPlayer[]>> = {
  crash: [101, 150, 200, 1_000, 1_000_000, null].map((target) => betOn({ target })),
  dice: [100, 2_500, 5_000, 9_800].flatMap((chance) => [
    betOn({ side: 'under', chance }),
    betOn({ side: 'over', chance }),
  ]),
  fish: FISH_PLAYS,
  'hi-lo': [guessLikelier(1), guessLikelier(4), guessLikelier(40), guessBolder(), skipFirst()],
  keno: RISKS.flatMap((risk) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((count): TestPlayer => {
      const numbers = Array.from({ length: count }, (_, place) => 4 * place + 1);
      return betOn({ risk, numbers } satisfies KenoPick);
    }),
  ),
  limbo: [101, 150, 200, 1_000, 10_000, 1_000_000].map((target) => betOn({ target })),
  mines: [openTiles(1, 24), openTiles(3, 5), openTiles(5, 2), openTiles(13, 12), openTiles(24, 1)],
  plinko: RISKS.flatMap((risk) =>
    Array.from({ length: ROWS_MAX - ROWS_MIN + 1 }, (_, place) => betOn({ rows: ROWS_MIN + place, risk })),
  ),
  slots: [betOn({}), betOn({ buy: true })],
  ...TABLE_PLAYS,
  wheel: RISKS.flatMap((risk) => SEGMENTS.map((segments) => betOn({ risk, segments }))),
};

/** The same as callers of the service, which adds to a shot what its player cannot know. */
export const CALLS: typeof PICKS = { ...PICKS, fish: FISH_CALLS };

/** Opens the tiles in order, and stops after so many. */
function openTiles(mines: number, most: number): TestPlayer {
  return {
    pick: { mines },
    decide(seen): MinesStep {
      const { opened } = seen as MinesSeen;
      return opened.length < most ? { open: opened.length } : { stop: true };
    },
  };
}

function guessLikelier(most: number): TestPlayer {
  return decideByRank((rank, turn) => {
    if (turn === most) return { stop: true };
    return { guess: rank <= 7 ? 'higher' : 'lower' };
  });
}

/** Never stops: it is wrong sooner or later, or paid out at the ceiling. */
function guessBolder(): TestPlayer {
  return decideByRank((rank) => {
    if (guessesAt(rank).includes('same')) return { guess: 'same' };
    return { guess: rank <= 7 ? 'lower' : 'higher' };
  });
}

function skipFirst(): TestPlayer {
  return decideByRank((rank, turn) => {
    if (turn < 3) return { skip: true };
    return turn === 5 ? { stop: true } : { guess: rank === 1 ? 'higher' : 'lower' };
  });
}

function decideByRank(decide: (rank: number, turn: number) => HiLoStep): TestPlayer {
  return {
    pick: {},
    decide(seen, turn) {
      const { cards } = seen as HiLoSeen;
      return decide(rankOf(cards.at(-1) ?? 0), turn);
    },
  };
}
