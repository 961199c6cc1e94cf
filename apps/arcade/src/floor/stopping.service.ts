import type { Clock } from '@parlour/clock/clock';
import { isId, newId } from '@parlour/clock/ids';
import type { Database, Tx } from '@parlour/database/database';
import { writeDecimal } from '@parlour/money';
import type { FloorStopAnswer, FloorStopCall } from '@parlour/wallet-protocol';
import { findCardTable } from '../card-tables/card-tables.repo.ts';
import type { CardTables } from '../card-tables/card-tables.ts';
import { changeSitting, runningHand } from '../card-tables/held.ts';
import type { Held } from '../card-tables/holding.ts';
import { findTitle, floorKindOf } from '../catalogue/titles.ts';
import { endRoom, findRoom, listSeats, lockRoom } from '../fish/rooms.repo.ts';
import { Refused } from '../refused.ts';
import type { Deliveries } from '../rounds/deliveries.service.ts';
import type { Telling } from '../rounds/telling.ts';
import { findCurrent, holdCurrent } from '../tables/table-rounds.repo.ts';
import { lockTable } from '../tables/tables.repo.ts';
import {
  type FloorStop,
  findFloorChange,
  findFloorStop,
  insertFloorChange,
  insertFloorStop,
} from './floor.repo.ts';
import { unloadMagazines, voidBets, voidRaises } from './stopped-rounds.repo.ts';

type Needs = {
  database: Database;
  cardTables: Pick<CardTables, 'holding' | 'hands'>;
  deliveries: Pick<Deliveries, 'add'>;
  telling: Telling;
  clock: Clock;
};
type Place = { operatorId: string; gameCode: string; tableCode: string };
type Ended = { roundId: string; currency: string; amount: bigint };

/**
 * Ends a table for the players of one operator. It is one transaction, whatever dies: either nothing has happened, or
 * all that goes back is written down and delivered until wallets have it.
 */
export function createStopping({ database, cardTables, deliveries, telling, clock }: Needs) {
  const moment = () => new Date(clock.now());

  async function note(tx: Tx, id: string, place: Place, ended: readonly Ended[]): Promise<void> {
    const returned = new Map<string, bigint>();
    for (const { currency, amount } of ended) returned.set(currency, (returned.get(currency) ?? 0n) + amount);
    await insertFloorStop(tx, {
      id,
      ...place,
      rounds: ended.map(({ roundId }) => roundId),
      returned: Object.fromEntries([...returned].map(([currency, amount]) => [currency, String(amount)])),
      at: moment(),
    });
  }

  /** Every bet on the round that runs goes back, and the next is not open to the operator's players. */
  function stopShared(id: string, place: Place): Promise<string[]> {
    const { operatorId, gameCode } = place;
    return database.transaction(async (tx) => {
      // Under these locks no round opens, no bet joins the one that runs, and it does not move on.
      await lockTable(tx, gameCode);
      if (await findFloorStop(tx, id)) return [];
      const current = await findCurrent(tx, gameCode);
      const held = current && (await holdCurrent(tx, current.id));
      const before = await findFloorChange(tx, place, moment());
      const { limits = {} } = before ?? {};
      await insertFloorChange(tx, {
        id: newId(clock),
        operatorId,
        gameCode,
        isOpen: false,
        isStop: true,
        limits,
        at: moment(),
      });
      const isOpen = held?.phase === 'betting' || held?.phase === 'running';
      const placed = isOpen ? await voidBets(tx, { operatorId, tableRound: held, state: 'placed' }) : [];
      const bets = isOpen ? await voidBets(tx, { operatorId, tableRound: held, state: 'open' }) : [];
      const raises = await voidRaises(
        tx,
        bets.map((bet) => bet.id),
      );
      await note(
        tx,
        id,
        place,
        bets.map((bet) => ({ roundId: bet.id, currency: bet.currency, amount: bet.staked })),
      );
      const owed: string[] = [];
      for (const bet of [...placed, ...bets]) owed.push(await deliveries.add(tx, bet, 'rollback'));
      for (const { id: betId, roundId } of raises)
        owed.push(await deliveries.add(tx, { id: roundId, betId }, 'rollback'));
      return owed;
    });
  }

  /** The hand does not count, and everybody leaves with what they brought to it. */
  async function stopCards(id: string, place: Place): Promise<void> {
    await cardTables.holding.hold(place.tableCode, async (held: Held) => {
      if (held.table.stoppedAt) return;
      const hand = runningHand(held);
      if (hand) await cardTables.hands.cancel(held, hand);
      const money = held.sittings.filter(({ state, isPractice }) => state !== 'joining' && !isPractice);
      await note(
        held.tx,
        id,
        place,
        money.map((each) => ({
          roundId: each.id,
          currency: each.currency,
          amount: each.stack + each.topUp,
        })),
      );
      for (const sitting of held.sittings)
        if (sitting.state === 'seated') await changeSitting(held, sitting, { state: 'leaving' });
      held.table = { ...held.table, stoppedAt: moment(), nextAt: null };
    });
  }

  /** What was fired counts; magazines that are not empty are unloaded as those that were left. */
  function stopRoom(id: string, place: Place): Promise<void> {
    return database.transaction(async (tx) => {
      const room = await lockRoom(tx, place.tableCode);
      if (!room || room.stoppedAt) return;
      const players = (await listSeats(tx, room.id, moment())).map(({ playerId }) => playerId);
      const magazines = await unloadMagazines(tx, { players, gameCode: place.gameCode, now: moment() });
      await endRoom(tx, room.id, moment());
      await note(
        tx,
        id,
        place,
        magazines.map((each) => ({ roundId: each.id, currency: each.currency, amount: each.left })),
      );
    });
  }

  async function find(operatorId: string, studio: string, tableCode: string) {
    const own = findTitle(studio, tableCode);
    if (own && floorKindOf(own) === 'live')
      return { kind: 'live' as const, place: { operatorId, gameCode: own.game_code, tableCode } };
    if (!isId(tableCode)) throw new Refused('not_found');
    const table = await findCardTable(database.queries, tableCode);
    const room = table ? undefined : await findRoom(database.queries, tableCode);
    const found = table ?? room;
    if (found?.operatorId !== operatorId || !findTitle(studio, found.gameCode))
      throw new Refused('not_found');
    const place = { operatorId, gameCode: found.gameCode, tableCode };
    return { kind: table ? ('cards' as const) : ('fish' as const), place };
  }

  return async (call: FloorStopCall, studio: string): Promise<FloorStopAnswer> => {
    const { stop_uuid: id, operator_id: operatorId, table } = call;
    const known = await findFloorStop(database.queries, id);
    if (known) return describe(known, { operatorId, table });
    const { kind, place } = await find(operatorId, studio, table);
    if (kind === 'live') telling.tell(await stopShared(id, place));
    if (kind === 'cards') await stopCards(id, place);
    if (kind === 'fish') await stopRoom(id, place);
    const done = await findFloorStop(database.queries, id);
    return done ? describe(done, { operatorId, table }) : { rounds: 0, returned: [] };
  };
}

function describe(stop: FloorStop, { operatorId, table }: { operatorId: string; table: string }) {
  if (stop.operatorId !== operatorId || stop.tableCode !== table) throw new Refused('invalid_input');
  return {
    rounds: stop.rounds.length,
    returned: Object.entries(stop.returned).map(([currency, amount]) => ({
      currency,
      amount: writeDecimal(BigInt(amount)),
    })),
  };
}
