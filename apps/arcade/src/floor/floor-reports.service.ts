import type { Clock } from '@parlour/clock/clock';
import { isId } from '@parlour/clock/ids';
import type { Database } from '@parlour/database/database';
import { SEATS } from '@parlour/game-rules/fish/sea';
import { writeDecimal } from '@parlour/money';
import type {
  FloorListAnswer,
  FloorListCall,
  FloorViewAnswer,
  FloorViewCall,
} from '@parlour/wallet-protocol';
import {
  type CardTable,
  findCardTable,
  listTaken as listTakenTables,
} from '../card-tables/card-tables.repo.ts';
import type { CardTables } from '../card-tables/card-tables.ts';
import { gameOf } from '../card-tables/holding.ts';
import { listSittings, type Sitting } from '../card-tables/sittings.repo.ts';
import { findTitle, floorKindOf, type Title, titlesOf } from '../catalogue/titles.ts';
import type { RoomWatching } from '../fish/room-watching.service.ts';
import { findRoom, listSeats, listTaken as listTakenRooms, type Room } from '../fish/rooms.repo.ts';
import { CURRENCIES } from '../games/limits.rules.ts';
import { Refused } from '../refused.ts';
import { mapCurrent } from '../tables/table-rounds.repo.ts';
import type { Watching } from '../tables/watching.service.ts';
import { mapFloorChanges } from './floor.repo.ts';
import { FLOOR_HISTORY_SHOWN } from './floor.rules.ts';
import { houseLimitsOf, isOnFloor, usualLimitsOf } from './floor-limits.ts';
import { countBettors, listBetsOf, mapUsers } from './floor-players.repo.ts';
import { showHand, showSeen } from './shown.ts';

type Needs = {
  database: Database;
  viewTables: Watching['view'];
  cardTables: Pick<CardTables, 'audience' | 'views'>;
  rooms: Pick<RoomWatching, 'view'>;
  clock: Clock;
};
type Asked = { operatorId: string; studio: string };
type Listed = FloorListAnswer['tables'][number];
type Game = FloorListAnswer['games'][number];

/** Nobody: who looks as this sees what is open to everybody. */
const NOBODY = '';

/** What an operator's people see of the floor: what anybody at a table sees, and the names and stakes of their own players. */
export function createFloorReports({ database, viewTables, cardTables, rooms, clock }: Needs) {
  const { queries } = database;
  const ownTitles = (studio: string) => titlesOf(studio).filter(isOnFloor);

  async function listGames({ operatorId, studio }: Asked): Promise<Game[]> {
    const changes = await mapFloorChanges(queries, operatorId);
    return ownTitles(studio).map((title) => {
      const change = changes.get(title.game_code);
      return {
        game_code: title.game_code,
        kind: floorKindOf(title) ?? 'live',
        pace: title.table?.pace ?? null,
        is_open: change?.isOpen ?? true,
        changed_at: change?.at.getTime() ?? null,
        limits: CURRENCIES.flatMap((currency) => {
          const [house, usual] = [houseLimitsOf(title, currency), usualLimitsOf(title, currency)];
          if (!house || !usual) return [];
          const set = change?.limits[currency];
          return {
            currency,
            stake_least: writeDecimal(set ? BigInt(set.least) : usual.least),
            stake_most: writeDecimal(set ? BigInt(set.most) : usual.most),
            house_least: writeDecimal(house.least),
            house_most: writeDecimal(house.most),
          };
        }),
      };
    });
  }

  async function listShared({ operatorId, studio }: Asked): Promise<Listed[]> {
    const codes = ownTitles(studio)
      .filter((title) => floorKindOf(title) === 'live')
      .map(({ game_code }) => game_code);
    const currents = await mapCurrent(queries, codes);
    const ids = [...currents.values()].map(({ id }) => id);
    const counts = await countBettors(queries, operatorId, ids);
    return codes.map((code) => {
      const current = currents.get(code);
      return {
        table: code,
        kind: 'live',
        game_code: code,
        currency: null,
        stake: null,
        is_practice: false,
        phase: current?.phase ?? 'waiting',
        number: current?.number ?? null,
        seated: counts.get(current?.id ?? '') ?? 0,
        seats: null,
      };
    });
  }

  async function listCards({ operatorId, studio }: Asked): Promise<Listed[]> {
    const tables = (await listTakenTables(queries, operatorId)).filter((table) =>
      findTitle(studio, table.gameCode),
    );
    const sittings = await listSittings(
      queries,
      tables.map(({ id }) => id),
    );
    return tables.map((table) =>
      rowOfCards(
        table,
        sittings.filter(({ tableId }) => tableId === table.id),
      ),
    );
  }

  async function listRooms({ operatorId, studio }: Asked): Promise<Listed[]> {
    const found = await listTakenRooms(queries, operatorId, new Date(clock.now()));
    const rows: Listed[] = [];
    for (const room of found.filter(({ gameCode }) => findTitle(studio, gameCode))) {
      const seats = await listSeats(queries, room.id, new Date(clock.now()));
      rows.push(rowOfRoom(room, seats.length));
    }
    return rows;
  }

  async function viewShared({ operatorId }: Asked, title: Title): Promise<FloorViewAnswer> {
    const code = title.game_code;
    const [row] = (await listShared({ operatorId, studio: title.studio })).filter(
      ({ table }) => table === code,
    );
    const state = (await viewTables([code])).get(code);
    if (!row || !state) throw new Refused('not_found');
    const change = (await mapFloorChanges(queries, operatorId)).get(code);
    const bets = state.id === null ? [] : await listBetsOf(queries, operatorId, state.id);
    return {
      ...row,
      phase: state.phase,
      number: state.number,
      now: state.now,
      ends_at: state.phase === 'betting' ? state.closesAt : null,
      is_stopped: change !== undefined && !change.isOpen,
      shown: showSeen(title, state),
      players: bets.map(({ user, currency, staked, state: at }) => ({
        user,
        seat: null,
        currency,
        amount: writeDecimal(staked),
        state: at,
      })),
      history: state.history.slice(0, FLOOR_HISTORY_SHOWN).map(({ number, point, seen }) => ({
        number,
        text: showSeen(title, { point, seen })
          .map(({ text }) => text)
          .join(' · '),
      })),
    };
  }

  async function viewCards(table: CardTable): Promise<FloorViewAnswer> {
    const picture = await cardTables.audience.readPicture(table.id);
    if (!picture) throw new Refused('not_found');
    const view = cardTables.views.viewTable(picture, NOBODY);
    const { hand, now, nextAt } = view;
    const users = await mapUsers(
      queries,
      picture.sittings.flatMap(({ playerId }) => playerId ?? []),
    );
    const turn = hand?.turn ?? null;
    return {
      ...rowOfCards(table, picture.sittings),
      phase: hand?.phase ?? 'waiting',
      number: hand?.number ?? null,
      now,
      ends_at: turn ? turn.endsAt + turn.bankMs : nextAt,
      is_stopped: table.stoppedAt !== null,
      shown: hand ? showHand(hand, table.currency) : [],
      players: picture.sittings.map((sitting) => ({
        user: sitting.playerId === null ? null : (users.get(sitting.playerId) ?? null),
        seat: sitting.seat,
        currency: table.currency,
        amount: writeDecimal(sitting.stack + sitting.topUp),
        state: turn?.seat === sitting.seat ? 'turn' : stateOf(sitting),
      })),
      history: [],
    };
  }

  async function viewRoom(room: Room): Promise<FloorViewAnswer> {
    const state = await rooms.view(room);
    const seats = await listSeats(queries, room.id, new Date(state.now));
    const users = await mapUsers(
      queries,
      seats.map(({ playerId }) => playerId),
    );
    return {
      ...rowOfRoom(room, seats.length),
      now: state.now,
      ends_at: null,
      is_stopped: room.stoppedAt !== null,
      shown: [{ name: 'gone', text: String(state.gone.length) }],
      players: seats.map(({ playerId, seat, currency, stake, firedAt }) => ({
        user: users.get(playerId) ?? null,
        seat,
        currency,
        amount: writeDecimal(stake ?? 0n),
        state: firedAt === null ? 'seated' : 'fires',
      })),
      history: [],
    };
  }

  return {
    async list({ operator_id: operatorId }: FloorListCall, studio: string): Promise<FloorListAnswer> {
      const asked = { operatorId, studio };
      const tables = [...(await listShared(asked)), ...(await listCards(asked)), ...(await listRooms(asked))];
      return { games: await listGames(asked), tables };
    },

    async view({ operator_id: operatorId, table }: FloorViewCall, studio: string): Promise<FloorViewAnswer> {
      const title = findTitle(studio, table);
      if (title && floorKindOf(title) === 'live') return viewShared({ operatorId, studio }, title);
      const isOwn = (found: { operatorId: string; gameCode: string }) =>
        found.operatorId === operatorId && findTitle(studio, found.gameCode) !== undefined;
      const cards = isId(table) ? await findCardTable(queries, table) : undefined;
      if (cards && isOwn(cards)) return viewCards(cards);
      const room = isId(table) ? await findRoom(queries, table) : undefined;
      if (room && isOwn(room)) return viewRoom(room);
      throw new Refused('not_found');
    },
  };
}

function rowOfCards(table: CardTable, sittings: readonly Sitting[]): Listed {
  return {
    table: table.id,
    kind: 'cards',
    game_code: table.gameCode,
    currency: table.currency,
    stake: writeDecimal(table.stake),
    is_practice: table.isPractice,
    phase: table.stoppedAt ? 'stopped' : table.nextAt ? 'between' : 'hand',
    number: table.handNumber || null,
    seated: sittings.filter(({ playerId }) => playerId !== null).length,
    seats: gameOf(table)?.seats.most ?? null,
  };
}

function rowOfRoom(room: Room, seated: number): Listed {
  return {
    table: room.id,
    kind: 'fish',
    game_code: room.gameCode,
    currency: null,
    stake: null,
    is_practice: false,
    phase: room.stoppedAt ? 'stopped' : 'open',
    number: room.number,
    seated,
    seats: SEATS,
  };
}

function stateOf({ state, awaySince }: Sitting): string {
  return state === 'seated' && awaySince !== null ? 'away' : state;
}
