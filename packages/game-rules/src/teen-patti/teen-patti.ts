import type { CardGame } from '../card-game/card-game.ts';
import { readFields } from '../read.ts';
import {
  actInTeenPatti,
  beginTeenPatti,
  handPlaces,
  type TeenPattiAction,
  type TeenPattiState,
} from './hand.ts';
import { settleTeenPatti } from './payment.ts';
import { practiseTeenPatti } from './practice.ts';
import { TEEN_PATTI_BUY_IN, TEEN_PATTI_RAKE_RATE, TEEN_PATTI_SEATS } from './teen-patti.rules.ts';
import { isOpenTo, type TeenPattiView, viewTeenPatti } from './view.ts';

export type { TeenPattiAction, TeenPattiState } from './hand.ts';
export type { TeenPattiHand } from './three-cards.ts';
export type { TeenPattiLegal, TeenPattiPlayerView, TeenPattiView } from './view.ts';

const PLAIN = ['see', 'fold', 'side-show', 'accept', 'refuse', 'show'] as const;

/** Teen patti: three cards, a boot, blind or seen. */
export const TEEN_PATTI: CardGame<TeenPattiState, TeenPattiAction, TeenPattiView> = {
  seats: TEEN_PATTI_SEATS,
  buyIn: TEEN_PATTI_BUY_IN,
  rakeRate: TEEN_PATTI_RAKE_RATE,
  smallStakeOf: () => null,
  begin: beginTeenPatti,
  turnOf: ({ turn }) => turn,
  mayInterrupt: () => [],
  readAction(input) {
    const bet = readFields(input, ['kind', 'isRaise']);
    if (bet)
      return bet.kind === 'bet' && typeof bet.isRaise === 'boolean'
        ? { kind: 'bet', isRaise: bet.isRaise }
        : null;
    const named = readFields(input, ['kind'])?.kind;
    const kind = PLAIN.find((each) => each === named);
    return kind ? { kind } : null;
  },
  act: actInTeenPatti,
  outOfTime: ({ asked }) => ({ kind: asked ? 'refuse' : 'fold' }),
  view: viewTeenPatti,
  openPlaces: (state, looking) =>
    state.players
      .filter((player) => isOpenTo(state, player, looking))
      .flatMap(({ seat }) => handPlaces(state, seat)),
  endOf(state) {
    const settled = settleTeenPatti(state);
    return settled && { stacks: settled.stacks, rake: settled.rake, leader: settled.leader };
  },
  practise: practiseTeenPatti,
};
