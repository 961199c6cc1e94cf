import type { TeenPattiAction } from './hand.ts';
import { TEEN_PATTI_HANDS } from './three-cards.ts';
import type { TeenPattiView } from './view.ts';

/** Plays blind for a while, then looks, and goes by what it sees. */
export function practiseTeenPatti(view: TeenPattiView, seat: number, random: number): TeenPattiAction {
  const player = view.players.find((each) => each.seat === seat);
  const { legal } = view;
  if (!player || !legal) return { kind: 'fold' };
  if (legal.isAsked) return { kind: random < 0.5 ? 'accept' : 'refuse' };
  if (legal.canSee) {
    if (legal.bet === null || random < 0.4) return { kind: 'see' };
    return { kind: 'bet', isRaise: false };
  }
  // 0 for a high card to 5 for three alike.
  const strength = player.hand ? TEEN_PATTI_HANDS.indexOf(player.hand) : 0;
  if (strength === 0 && random < 0.8) return { kind: 'fold' };
  if (strength <= 2 && legal.show !== null) return { kind: 'show' };
  if (strength === 1 && legal.sideShow && random < 0.5) return { kind: 'side-show' };
  if (legal.bet === null) return { kind: 'fold' };
  return { kind: 'bet', isRaise: strength > 2 && legal.raise !== null && random < 0.5 };
}
