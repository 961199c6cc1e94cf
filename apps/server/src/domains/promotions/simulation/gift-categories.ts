import { GAME_CATEGORIES, type GameCategory, type Gift } from '@parlour/contract';
import { productOf } from '../../games/games.module.ts';

/** Where a gift is played: what is not a bonus, anywhere. */
export function categoriesOf(gift: Gift): GameCategory[] {
  const product = 'terms' in gift ? gift.terms.product : 'any';
  return GAME_CATEGORIES.filter((category) => product === 'any' || productOf(category) === product);
}
