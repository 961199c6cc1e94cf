import type { JsonObject } from '@parlour/game-rules';
import type { AnyCardGame } from '@parlour/game-rules/card-games';
import type { HoldemView } from '@parlour/game-rules/holdem';
import type { TeenPattiView } from '@parlour/game-rules/teen-patti';

/** Hands that one does not give up to a single player without a reason; of those of three cards one in eleven is. */
const STRONG: Readonly<Record<string, readonly string[]>> = {
  holdem: ['two-pairs', 'three', 'straight', 'flush', 'full-house', 'four', 'straight-flush'],
  'teen-patti': ['colour', 'sequence', 'pure-sequence', 'trail'],
};

type Fold = { seat: number; to: number };
type Seen = Pick<HoldemView | TeenPattiView, 'players'>;

/**
 * Who gave up a strong hand with this action, and to whom; null where that says nothing. In games where hands are got rid
 * of nobody gives one up, and who has not looked does not know what is given up.
 */
export function readStrongFold(
  { mechanic, game }: { mechanic: string; game: AnyCardGame },
  state: JsonObject,
  { seat, action }: { seat: number; action: JsonObject },
): Fold | null {
  const strong = STRONG[mechanic];
  if (!strong || action.kind !== 'fold') return null;
  const { players } = game.view(state, seat) as unknown as Seen;
  const [rival, ...others] = players.filter((player) => player.seat !== seat && !player.isFolded);
  const hand = players.find((player) => player.seat === seat)?.hand;
  const name = typeof hand === 'string' ? hand : hand?.category;
  if (!rival || others.length > 0 || name === undefined || !strong.includes(name)) return null;
  return { seat, to: rival.seat };
}
