import { rankOf } from '../cards/cards.ts';
import { type BaccaratOutcome, dealBaccarat, judgeBaccarat, totalOf } from './tableau.ts';

/** One card of each value from 0 points to 9: no rule tells more of third cards than their points. */
const THIRD_CARDS = [9, 0, 1, 2, 3, 4, 5, 6, 7, 8].map((rank) => 4 * rank);
const FIRST_TWO = listFirstTwo();

/** Every outcome that can be dealt, once each. Eight decks have enough of every card for any two hands. */
export const OUTCOMES: readonly BaccaratOutcome[] = listOutcomes();

/** One deal of two cards for each total, with a pair and without, as far as there are such. */
function listFirstTwo(): number[][] {
  const found = new Map<string, number[]>();
  for (let first = 0; first < 52; first += 4)
    for (let second = first; second < 52; second += 4) {
      const isPair = rankOf(first) === rankOf(second);
      found.set(`${totalOf([first, second])} ${isPair}`, [first, second]);
    }
  return [...found.values()];
}

function listOutcomes(): BaccaratOutcome[] {
  const found = new Map<string, BaccaratOutcome>();
  for (const [p1 = 0, p2 = 0] of FIRST_TWO)
    for (const [b1 = 0, b2 = 0] of FIRST_TWO)
      for (const next of THIRD_CARDS)
        for (const last of THIRD_CARDS) {
          const outcome = judgeBaccarat(dealBaccarat([p1, b1, p2, b2, next, last]));
          found.set(Object.values(outcome).join(), outcome);
        }
  return [...found.values()];
}
