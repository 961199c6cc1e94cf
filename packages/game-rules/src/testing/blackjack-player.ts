import type { BlackjackMove, BlackjackSeen } from '../blackjack/blackjack.ts';
import { blackjackValueOf } from '../blackjack/hand.ts';
import { createBestPlay } from './blackjack-best-play.ts';
import type { TestPlayer } from './test-player.ts';

const TEN = 10;

/** Somebody who plays blackjack as well as it can be played. */
export function createBestPlayer(): TestPlayer {
  const against = Array.from({ length: TEN + 1 }, (_, open) => (open ? createBestPlay(open) : undefined));

  function choose({ hands, active, dealer, moves }: BlackjackSeen): BlackjackMove {
    if (moves.includes('decline')) return 'decline';
    const values = hands[active ?? 0]?.cards.map(blackjackValueOf) ?? [];
    const best = against[blackjackValueOf(dealer[0] ?? 0)];
    const [a = 0, b = 0] = values;
    const first = values.length === 2 && hands.length === 1 ? best?.playFirst(a, b).move : undefined;
    if (first === 'surrender') throw new Error('nobody may surrender here');
    return first ?? best?.playOn(values) ?? 'stand';
  }

  return { pick: {}, decide: (seen) => ({ move: choose(seen as BlackjackSeen) }) };
}
