import type { Clock } from '@parlour/clock/clock';
import type { Database } from '@parlour/database/database';
import type { JsonObject } from '@parlour/game-rules';
import type { AnyCardGame } from '@parlour/game-rules/card-games';
import { writeDecimal } from '@parlour/money';
import { Refused } from '../refused.ts';
import type { Session } from '../sessions/sessions.repo.ts';
import { maskOf } from '../tables/table-state.ts';
import type { CardDecks } from './card-decks.ts';
import { rowOf } from './card-lobby.service.ts';
import { type CardTable, findCardTable } from './card-tables.repo.ts';
import { ALL_OPEN_AFTER_MS, HANDS_PAGE } from './card-tables.rules.ts';
import { endOf } from './card-views.ts';
import type { HandPage, HandRecord } from './card-wire.ts';
import { findHand, type Hand, type HandAction, listActions, listHandsOf, listResults } from './hands.repo.ts';
import { startOf } from './hands.service.ts';
import { gameOf } from './holding.ts';

type Needs = { database: Database; decks: CardDecks; clock: Clock };

/** Hands that were played, as one of their players saw them, with all that proves the cards. */
export function createHandRecords({ database: { queries }, decks, clock }: Needs) {
  /** The game after each action; what it was before is its first state. */
  function retrace(game: AnyCardGame, hand: Hand, { table, actions }: Played): JsonObject[] {
    const states = [game.begin(startOf(hand, table, decks.shuffle(hand)))];
    for (const { seat, action } of actions) {
      const next = game.act(states.at(-1) as JsonObject, seat, action);
      if (!next) throw new Error('a hand cannot be played again');
      states.push(next);
    }
    return states;
  }

  return {
    async list({ playerId, gameCode, currency }: Session, before?: string): Promise<HandPage> {
      const limit = HANDS_PAGE + 1;
      const rows = await listHandsOf(queries, { playerId, gameCode, currency, before, limit });
      const page = rows.slice(0, HANDS_PAGE);
      return {
        hands: page.map(({ playedAt, won, rake, ...hand }) => ({
          ...hand,
          playedAt: playedAt.getTime(),
          won: writeDecimal(BigInt(won)),
          rake: writeDecimal(rake),
        })),
        next: rows.length > HANDS_PAGE ? (page.at(-1)?.id ?? null) : null,
      };
    },

    async of(session: Session, handId: string): Promise<HandRecord> {
      const hand = await findHand(queries, handId);
      const own = hand?.players.find(({ playerId }) => playerId === session.playerId);
      const table = hand && own && (await findCardTable(queries, hand.tableId));
      const game = table && gameOf(table);
      if (!own || !game || hand?.phase !== 'over' || hand.endedAt === null) throw new Refused('not_found');
      const actions = await listActions(queries, handId);
      const states = retrace(game, hand, { table, actions });
      const last = states.at(-1) as JsonObject;
      const allOpenAt = hand.endedAt.getTime() + ALL_OPEN_AFTER_MS;
      const { currency, stake, isPractice } = table;
      const row = { id: table.id, stake, currency, isPractice, left: 0n, isAssigned: false };
      return {
        id: hand.id,
        number: hand.number,
        playedAt: hand.createdAt.getTime(),
        table: rowOf(game, { ...row, seated: hand.players.length }),
        seats: hand.players.map(({ seat, sittingId, playerId }) => ({
          seat,
          name: maskOf(playerId ?? sittingId),
          isYou: playerId === session.playerId,
          isPractice: playerId === null,
        })),
        button: hand.button,
        commitments: hand.commitments,
        seeds: hand.seeds,
        opened:
          clock.now() >= allOpenAt
            ? decks.openAll(hand)
            : decks.openDealt(hand, game.openPlaces(last, own.seat)),
        allOpenAt,
        states: states.map((state, index) => ({
          seat: actions[index - 1]?.seat ?? null,
          action: actions[index - 1]?.action ?? null,
          game: game.view(state, own.seat),
        })),
        end: endOf(hand, await listResults(queries, handId)),
      };
    },
  };
}

type Played = { table: CardTable; actions: readonly HandAction[] };
