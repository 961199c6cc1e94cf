import type { CardGame } from '../card-game/card-game.ts';
import { readFields } from '../read.ts';
import { boardPlaces, holePlaces } from './dealing.ts';
import { actInHand, beginHand, type HoldemAction, optionsOf, smallBlindOf } from './hand.ts';
import { HOLDEM_BUY_IN, HOLDEM_RAKE_RATE, HOLDEM_SEATS } from './holdem.rules.ts';
import { practiseHoldem } from './practice.ts';
import { settleHand } from './settle.ts';
import { type HoldemState, readHand, writeHand } from './state.ts';
import { type HoldemView, isOpenTo, viewHand } from './view.ts';

export type { Deed, HoldemAction } from './hand.ts';
export type { PokerCategory } from './poker-hand.ts';
export type { HoldemState } from './state.ts';
export type { HoldemLegal, HoldemPlayerView, HoldemPotView, HoldemView } from './view.ts';

/** More than any stack, and still read at once. */
const DIGITS_MAX = 30;
const CHIPS = new RegExp(`^[1-9]\\d{0,${DIGITS_MAX - 1}}$`);

/** Texas hold'em, no limit. */
export const HOLDEM: CardGame<HoldemState, HoldemAction, HoldemView> = {
  seats: HOLDEM_SEATS,
  buyIn: HOLDEM_BUY_IN,
  rakeRate: HOLDEM_RAKE_RATE,
  smallStakeOf: smallBlindOf,
  begin: (start) => writeHand(beginHand(start)),
  turnOf: ({ turn }) => turn,
  mayInterrupt: () => [],
  readAction(input) {
    const raise = readFields(input, ['kind', 'to']);
    if (raise)
      return raise.kind === 'raise' && typeof raise.to === 'string' && CHIPS.test(raise.to)
        ? { kind: 'raise', to: raise.to }
        : null;
    const kind = readFields(input, ['kind'])?.kind;
    return kind === 'fold' || kind === 'check' || kind === 'call' ? { kind } : null;
  },
  act(state, seat, action) {
    const hand = actInHand(readHand(state), seat, action);
    return hand && writeHand(hand);
  },
  outOfTime(state) {
    const hand = readHand(state);
    const player = hand.players.find(({ seat }) => seat === hand.turn);
    return { kind: player && optionsOf(hand, player).call === null ? 'check' : 'fold' };
  },
  view: (state, seat) => viewHand(readHand(state), seat),
  openPlaces(state, looking) {
    const hand = readHand(state);
    const open = hand.players.filter((player) => isOpenTo(hand, player, looking));
    return [...open.flatMap(({ seat }) => holePlaces(hand, seat)), ...boardPlaces(hand)];
  },
  endOf(state) {
    if (state.turn !== null) return null;
    const { stacks, rake } = settleHand(readHand(state));
    return { stacks, rake, leader: null };
  },
  practise: practiseHoldem,
};
