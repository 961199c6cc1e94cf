import { sheddingGame } from '../shedding/shedding.ts';
import {
  beats,
  formOf,
  INSTANT_WINS,
  INTERRUPT_CARDS,
  interrupts,
  isInterrupted,
  isRed,
  isTwo,
  orderOf,
  winAtOnce,
} from './forms.ts';
import { suggestTienLen } from './suggest.ts';
import {
  BLACK_TWO_HALVES,
  RED_TWO_HALVES,
  TIEN_LEN_BUY_IN,
  TIEN_LEN_RAKE_RATE,
  UNPLAYED_TIMES,
} from './tien-len.rules.ts';

/** Tiến lên as it is played in the south of Vietnam. */
export const TIEN_LEN = sheddingGame({
  buyIn: TIEN_LEN_BUY_IN,
  rakeRate: TIEN_LEN_RAKE_RATE,
  orderOf,
  formOf,
  beats,
  isInterrupted,
  interrupts,
  interruptCards: INTERRUPT_CARDS,
  isOutByPassing: true,
  isAlwaysLedByLowest: false,
  winAtOnce,
  instantWins: INSTANT_WINS,
  halvesOf(left, hasPlayed) {
    const twos = left.filter(isTwo);
    const extra = twos.reduce((sum, two) => sum + (isRed(two) ? RED_TWO_HALVES : BLACK_TWO_HALVES), 0);
    return 2 * left.length * (hasPlayed ? 1 : UNPLAYED_TIMES) + extra;
  },
  suggest: suggestTienLen,
});
