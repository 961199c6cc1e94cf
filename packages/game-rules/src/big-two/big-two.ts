import { sheddingGame } from '../shedding/shedding.ts';
import { BIG_TWO_BUY_IN, BIG_TWO_RAKE_RATE, pointsOf } from './big-two.rules.ts';
import { beats, formOf, orderOf } from './forms.ts';
import { suggestBigTwo } from './suggest.ts';

export const BIG_TWO = sheddingGame({
  buyIn: BIG_TWO_BUY_IN,
  rakeRate: BIG_TWO_RAKE_RATE,
  orderOf,
  formOf,
  beats,
  isInterrupted: () => false,
  interrupts: () => false,
  interruptCards: 0,
  isOutByPassing: false,
  isAlwaysLedByLowest: true,
  winAtOnce: () => null,
  instantWins: [],
  halvesOf: (left) => 2 * pointsOf(left.length),
  suggest: suggestBigTwo,
});
