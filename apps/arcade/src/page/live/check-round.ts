import { commitTo, createDrawStream } from '@parlour/fairness';
import { isSame } from '@parlour/game-rules';
import { loadGame } from '@parlour/game-rules/games';
import type { RevealedRound } from '../../tables/table-state.ts';
import type { Boot } from '../platform/boot.ts';

/** Whether a round of the table was drawn from the seed that was promised, and came to what was shown. */
export async function checkRound(
  { number, model, seed, commitment, root, external, seen }: RevealedRound,
  { mechanic, gameCode }: Pick<Boot, 'mechanic' | 'gameCode'>,
): Promise<boolean> {
  const game = await loadGame(mechanic, model);
  const words = createDrawStream({ game: gameCode, drawId: String(number), root, external, seed });
  return commitTo(seed) === commitment && isSame(game?.draw(words) ?? null, seen);
}
