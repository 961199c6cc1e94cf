import type { JsonObject } from '@parlour/game-rules';
import type { AnyCardGame } from '@parlour/game-rules/card-games';
import type { HoldemView } from '@parlour/game-rules/holdem';

/** Hands that one does not give up to a single player without a reason. */
const STRONG = ['two-pairs', 'three', 'straight', 'flush', 'full-house', 'four', 'straight-flush'];

type Fold = { seat: number; to: number };

/** Who gave up a strong hand with this action, and to whom; null where that says nothing. Only hold'em is read so far. */
export function readStrongFold(
  { mechanic, game }: { mechanic: string; game: AnyCardGame },
  state: JsonObject,
  { seat, action }: { seat: number; action: JsonObject },
): Fold | null {
  if (mechanic !== 'holdem' || action.kind !== 'fold') return null;
  const view = game.view(state, seat) as unknown as HoldemView;
  const own = view.players.find((player) => player.seat === seat);
  const rivals = view.players.filter((player) => player.seat !== seat && !player.isFolded);
  const [rival] = rivals;
  if (!own?.hand || !rival || rivals.length > 1 || !STRONG.includes(own.hand.category)) return null;
  return { seat, to: rival.seat };
}
