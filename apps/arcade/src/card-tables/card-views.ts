import type { Clock } from '@parlour/clock/clock';
import type { JsonObject } from '@parlour/game-rules';
import type { AnyCardGame } from '@parlour/game-rules/card-games';
import { writeDecimal } from '@parlour/money';
import { maskOf } from '../tables/table-state.ts';
import type { CardDecks } from './card-decks.ts';
import { rowOf } from './card-lobby.service.ts';
import type { CardTable } from './card-tables.repo.ts';
import { SEEN_MS, TURN_MS } from './card-tables.rules.ts';
import type { CardTableView, HandView, SeatView } from './card-wire.ts';
import type { Hand, HandResult } from './hands.repo.ts';
import { isBesideOwn } from './held.ts';
import type { Sitting } from './sittings.repo.ts';
import { isGone, turnEndOf } from './turns.rules.ts';

/** All of a table at one moment, for nobody's eyes: `view` makes of it what one player may see. */
export type TablePicture = {
  table: CardTable;
  game: AnyCardGame;
  sittings: Sitting[];
  hand: Hand | null;
  /** Of a hand that is over. */
  results: HandResult[];
};

export type CardViews = ReturnType<typeof createCardViews>;

/** What leaves the service. Whose eyes it is for is a player's id, never a seat: seats change hands. */
export function createCardViews({ decks, clock }: { decks: CardDecks; clock: Clock }) {
  function viewHand(picture: TablePicture, hand: Hand, playerId: string): HandView {
    const { game } = picture;
    const own = hand.players.find((each) => each.playerId === playerId);
    const looking = own?.seat ?? null;
    const state = decks.stateOf(hand);
    return {
      id: hand.id,
      number: hand.number,
      phase: hand.phase as HandView['phase'],
      commitments: hand.commitments,
      // Whoever knew the others' seeds could choose their own by them.
      seeds: hand.phase === 'seeding' ? hand.seeds.filter(({ seat }) => seat === looking) : hand.seeds,
      opened: state ? decks.openDealt(hand, game.openPlaces(state, looking)) : [],
      turn: viewTurn(picture, hand),
      interrupting: state && hand.phase === 'playing' ? [...game.mayInterrupt(state)] : [],
      actions: hand.actions,
      game: state ? (game.view(state, looking) as JsonObject) : {},
      end: hand.phase === 'over' ? endOf(hand, picture.results) : null,
    };
  }

  return {
    viewTable(picture: TablePicture, playerId: string): CardTableView {
      const { table, game, sittings, hand } = picture;
      const you = sittings.find((each) => each.playerId === playerId && each.state !== 'joining');
      const { currency, stake, isPractice } = table;
      const row = { id: table.id, stake, currency, isPractice, left: 0n, isAssigned: false };
      const now = clock.now();
      return {
        now,
        table: rowOf(game, { ...row, seated: sittings.length }),
        seats: sittings.map((sitting) => viewSeat(sitting, { playerId, now })),
        you: you?.seat ?? null,
        isBesideOwn: you !== undefined && you.awaySince !== null && isBesideOwn(picture, you),
        button: table.button,
        hand: hand && hand.phase !== 'void' ? viewHand(picture, hand, playerId) : null,
        nextAt: table.nextAt?.getTime() ?? null,
      };
    },
  };
}

function viewSeat(sitting: Sitting, { playerId, now }: { playerId: string; now: number }): SeatView {
  const isHouses = sitting.playerId === null;
  return {
    seat: sitting.seat,
    name: maskOf(sitting.playerId ?? sitting.id),
    isYou: sitting.playerId === playerId,
    isPractice: isHouses,
    stack: writeDecimal(sitting.stack),
    isAway: sitting.awaySince !== null,
    isLeaving: sitting.state === 'leaving',
    isConnected: isHouses || (sitting.seenAt !== null && now - sitting.seenAt.getTime() < SEEN_MS),
  };
}

function viewTurn({ sittings }: TablePicture, hand: Hand): HandView['turn'] {
  const { turn, turnAt } = hand;
  const dealt = hand.players.find(({ seat }) => seat === turn);
  const actor = sittings.find(({ id }) => id === dealt?.sittingId);
  if (turn === null || turnAt === null || !actor || hand.phase !== 'playing') return null;
  if (actor.playerId === null || isGone(actor))
    return { seat: turn, endsAt: turnEndOf(hand, actor), bankMs: 0 };
  return { seat: turn, endsAt: turnAt.getTime() + TURN_MS, bankMs: actor.bankMs };
}

/** How everybody came out of a hand. */
export function endOf(hand: Hand, results: readonly HandResult[]): NonNullable<HandView['end']> {
  return {
    rake: writeDecimal(hand.rake ?? 0n),
    stacks: hand.players.flatMap(({ seat, sittingId }) => {
      const result = results.find((each) => each.sittingId === sittingId);
      if (!result) return [];
      const { before, after } = result;
      return [{ seat, stack: writeDecimal(after), won: writeDecimal(after - before) }];
    }),
  };
}
