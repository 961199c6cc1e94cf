import { ONE } from '@parlour/exact';
import { drawPick, type WordStream } from '@parlour/fairness';
import { type BetsPick, findMost, type Hundredths, readBets, STAKE, settleBets } from '../bets/bets.ts';
import type { Mechanic, Sheet } from '../mechanic.ts';

export type PictureDiceSeen = { dice: number[] };
export type PictureDiceModel = {
  sheet: Sheet;
  /** What the six faces of each die show; the die and its bet `face-1` show the first. */
  faces: string[];
  /** What a winning bet brings besides its stake: the face shows on one, two or three dice. */
  pays: Hundredths[];
};

const DICE = 3;
const FACES = [1, 2, 3, 4, 5, 6];

/** In the order of the cloth, and by number: all models offer the same. */
export const PICTURE_DICE_BETS: readonly string[] = FACES.map((face) => `face-${face}`);

/** The order of the dice does not matter to any bet. */
const OUTCOMES = FACES.flatMap((a) =>
  FACES.flatMap((b) => FACES.filter((c) => a <= b && b <= c).map((c) => [a, b, c])),
);

/** Words: one for each die, from left to right. */
export const pictureDice: Mechanic<PictureDiceModel, BetsPick, never, PictureDiceSeen> = {
  readPick: (input) => readBets(input, PICTURE_DICE_BETS),
  readStep: () => null,
  draw,
  play(words, { pick }, model) {
    const seen = draw(words);
    return {
      seen,
      isOver: true,
      won: settleBets(pick, (on) => pictureDiceBackOf(on, seen.dice, model)),
      staked: ONE,
    };
  },
  most: (pick, model) => findMost(pick, OUTCOMES, (on, dice) => pictureDiceBackOf(on, dice, model)),
};

function draw(words: WordStream): PictureDiceSeen {
  return { dice: drawPick(words, { kind: 'dice', count: DICE }) };
}

/** What comes back of a bet, the stake included. */
export function pictureDiceBackOf(
  on: string,
  dice: readonly number[],
  { pays }: PictureDiceModel,
): Hundredths {
  const pay = pays[dice.filter((die) => on === `face-${die}`).length - 1];
  return pay === undefined ? 0 : STAKE + pay;
}
