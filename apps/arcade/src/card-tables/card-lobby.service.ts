import type { Clock } from '@parlour/clock/clock';
import type { Database } from '@parlour/database/database';
import type { AnyCardGame } from '@parlour/game-rules/card-games';
import { type Amount, writeDecimal } from '@parlour/money';
import { findTitle } from '../catalogue/titles.ts';
import { findCardGame } from '../games/card-games.ts';
import { Refused } from '../refused.ts';
import type { Session } from '../sessions/sessions.repo.ts';
import { isOffered } from './card-offers.ts';
import { listCardTables } from './card-tables.repo.ts';
import { buyInOf, chipOf, type Level, levelsOf, practiceStakeOf } from './card-tables.rules.ts';
import type { CardLobby, CardSitting, CardTableRow } from './card-wire.ts';
import type { SittingDown } from './sitting-down.service.ts';
import { findSeatOf, listSittings, type Sitting } from './sittings.repo.ts';

type Needs = {
  database: Database;
  sittingDown: Pick<SittingDown, 'leftWith'>;
  clock: Clock;
};
type Kind = Pick<Session, 'operatorId' | 'gameCode' | 'currency'> & { isPractice: boolean };
type Counted = { id: string; seated: number; stake: Amount };

/** The tables of a session's game, by stake; and where its player sits. */
export function createCardLobbies({ database: { queries }, sittingDown, clock }: Needs) {
  /** Tables with a seat that is free, and how many sit there. */
  async function count(kind: Kind): Promise<Counted[]> {
    const tables = await listCardTables(queries, kind);
    const ids = tables.map(({ id }) => id);
    const sittings = await listSittings(queries, ids);
    return tables.map(({ id, stake }) => ({
      id,
      stake,
      seated: sittings.filter(({ tableId }) => tableId === id).length,
    }));
  }

  /** Where seats are given one row stands for all tables; else each has one, and the last is free. */
  function listLevel(tables: readonly Counted[], { stake, isAssigned }: Level, seats: number): Counted[] {
    const own = tables.filter((table) => table.stake === stake);
    const all = { id: `${stake}`, stake, seated: own.reduce((sum, { seated }) => sum + seated, 0) };
    if (isAssigned) return [all];
    const used = own.filter(({ seated }) => seated > 0);
    const hasRoom = used.some(({ seated }) => seated < seats);
    return hasRoom ? used : [...used, { id: `${stake}`, stake, seated: 0 }];
  }

  return {
    async of(session: Session): Promise<CardLobby> {
      const title = findTitle(session.studio, session.gameCode);
      const game = title && findCardGame(title.mechanic);
      if (!game) throw new Refused('not_found');
      const { operatorId, gameCode, currency } = session;
      const kind = { operatorId, gameCode, currency };
      const rows: CardTableRow[] = [];
      const money = await count({ ...kind, isPractice: false });
      const now = new Date(clock.now());
      for (const level of levelsOf(currency, game.buyIn.most)) {
        const { stake } = level;
        if (!(await isOffered(queries, { ...kind, stake, isPractice: false }, now))) continue;
        const left = await sittingDown.leftWith(session, level.stake);
        for (const table of listLevel(money, level, game.seats.most)) {
          const isAssigned = level.isAssigned || table.id === `${level.stake}`;
          rows.push(rowOf(game, { ...table, currency, left, isPractice: false, isAssigned }));
        }
      }
      const practice = practiceStakeOf(currency);
      const isPracticed =
        practice !== null && (await isOffered(queries, { ...kind, stake: practice, isPractice: true }, now));
      if (isPracticed) {
        const there = await count({ ...kind, isPractice: true });
        const seated = there.reduce((sum, table) => sum + table.seated, 0);
        const table = { id: 'practice', stake: practice, seated, currency, left: 0n };
        rows.push(rowOf(game, { ...table, isPractice: true, isAssigned: true }));
      }
      const sitting = await findSeatOf(queries, session);
      return {
        now: clock.now(),
        tables: rows,
        sitting: sitting && sitting.state !== 'joining' ? viewSitting(sitting) : null,
      };
    },
  };
}

type Rowed = {
  id: string;
  stake: Amount;
  seated: number;
  currency: string;
  /** What the player took from this stake a short while ago. */
  left: Amount;
  isPractice: boolean;
  isAssigned: boolean;
};

export function rowOf(game: AnyCardGame, table: Rowed): CardTableRow {
  const { id, isPractice, stake, seated, isAssigned, currency } = table;
  const chip = chipOf(currency);
  const small = game.smallStakeOf(stake / chip);
  const { least, most } = buyInOf(table, game.buyIn);
  return {
    id,
    isPractice,
    stake: writeDecimal(stake),
    smallStake: small === null ? null : writeDecimal(small * chip),
    chip: writeDecimal(chip),
    buyInLeast: writeDecimal(least),
    buyInMost: writeDecimal(most),
    seats: game.seats.most,
    seated,
    rakeRate: game.rakeRate,
    isAssigned,
  };
}

function viewSitting(sitting: Sitting): CardSitting {
  const { id, tableId, seat, stack, isPractice, awaySince, state, topUp } = sitting;
  return {
    id,
    tableId,
    seat,
    stack: writeDecimal(stack),
    isPractice,
    isAway: awaySince !== null,
    isLeaving: state === 'leaving',
    topUp: writeDecimal(topUp),
  };
}
