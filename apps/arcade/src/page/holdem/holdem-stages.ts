import type { HoldemView } from '@parlour/game-rules/holdem';

/** All of them together leave time for the end before the next hand. */
const STREET_MS = 700;
const LENGTHS = [3, 4, 5];

/**
 * Where everybody is all in, the service deals the rest of the board at once; at the table it is turned street by street,
 * and only then is it told who won.
 */
export function holdemStages(view: HoldemView): { game: HoldemView; ms: number }[] {
  const { isShowdown, faceUpAt, board } = view;
  if (!isShowdown || faceUpAt === null) return [];
  return [faceUpAt, ...LENGTHS.filter((length) => length > faceUpAt && length < board.length)].map(
    (length) => ({
      game: hideEnd(view, length),
      ms: STREET_MS,
    }),
  );
}

/** As it stood with so many cards on the board, hands face up. */
function hideEnd(view: HoldemView, length: number): HoldemView {
  return {
    ...view,
    isOver: false,
    isShowdown: false,
    board: view.board.slice(0, length),
    rake: '0',
    returned: null,
    players: view.players.map((player) => ({
      ...player,
      bet: '0',
      stack: String(BigInt(player.stack) - BigInt(player.won ?? '0') - returnedTo(player.seat, view)),
      hand: null,
      won: null,
    })),
    pots: view.pots.map((pot) => ({ ...pot, rake: '0', winners: [] })),
  };
}

function returnedTo(seat: number, { returned }: HoldemView): bigint {
  return returned?.seat === seat ? BigInt(returned.amount) : 0n;
}
