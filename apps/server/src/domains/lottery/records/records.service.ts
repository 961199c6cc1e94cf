import { isId } from '@parlour/clock/ids';
import type { BetRecord, RoundState, TicketState } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { writeDecimal } from '@parlour/money';
import { lastId, readPage } from '../../../lists/pages.rules.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { Calendar } from '../../../tenancy/calendar.rules.ts';
import type { WinSource } from '../../games/games.module.ts';
import type { RecordSource, RoundNaming } from '../../wallet/wallet.module.ts';
import { describeGame, type GameRow, type LotteryGames, VENDOR_NAMES } from '../games/games.ts';
import type { TicketRow } from '../orders/orders.ts';
import { findOrderGames, listOwnTickets, listTicketWins, sumOwnTickets } from './records.repo.ts';

type RecordsNeeds = {
  database: Database;
  games: LotteryGames;
  calendarOf(brand: Brand): Promise<Calendar>;
};

const STATES: Readonly<Record<TicketState, RoundState>> = {
  pending: 'open',
  settled: 'settled',
  cancelled: 'refunded',
  stopped: 'refunded',
  void: 'refunded',
};

/** Tickets among the member's bets, on the statement and on the board of winners. */
export function createLotteryRecords({ database, games, calendarOf }: RecordsNeeds) {
  const { queries } = database;

  async function spanOf(brand: Brand, { from, to }: { from: string; to: string }) {
    const days = (await calendarOf(brand)).daysBetween(from, to);
    return { fromMs: days[0]?.startsMs ?? 0, untilMs: days.at(-1)?.endsMs ?? 0 };
  }

  const source: RecordSource = {
    name: 'lottery',

    async list({ brand, owner, language }, { from, to, limit, after }) {
      const span = await spanOf(brand, { from, to });
      const { rows, next } = await readPage(
        limit,
        (count) => listOwnTickets(queries, owner, { ...span, after, limit: count }),
        lastId,
      );
      const known = new Map<string, GameRow | undefined>();
      for (const { game } of rows) known.set(game, await games.find(brand.id, game));
      return {
        items: rows.map((ticket) => {
          const game = known.get(ticket.game);
          return asRecord(ticket, {
            title: game ? describeGame(game, brand, language).name : ticket.game,
            vendor: game?.setup.vendor ?? 'LOTT',
          });
        }),
        next,
      };
    },

    async totals({ brand, owner }, days) {
      return sumOwnTickets(queries, owner, await spanOf(brand, days));
    },
  };

  const naming: RoundNaming = async ({ brand, owner, language }, rounds) => {
    const found = await findOrderGames(queries, owner, rounds.filter(isId));
    const names = new Map<string, string>();
    for (const { orderId, game: code } of found) {
      const game = await games.find(brand.id, code);
      names.set(orderId, game ? describeGame(game, brand, language).name : code);
    }
    return names;
  };

  const wins: WinSource = async (brandId, question) => {
    const rows = await listTicketWins(queries, brandId, question);
    const all = await games.all(brandId);
    return rows.flatMap(({ memberId, game: code, won, paidAt }) => {
      const game = all.find((one) => one.code === code);
      if (!game || !paidAt) return [];
      const { vendor } = game.setup;
      return [{ memberId, vendor, gameCode: code, amount: won, atMs: paidAt.getTime(), isJackpot: false }];
    });
  };

  return { source, naming, wins };
}

function asRecord(
  ticket: TicketRow,
  { title, vendor }: { title: string; vendor: keyof typeof VENDOR_NAMES },
): BetRecord {
  const { id, orderId, game, playType, at, numero, stake, refunded, won, rebate, state } = ticket;
  return {
    id,
    time: at.getTime(),
    wallet: 'main',
    code: 'bet',
    vendor,
    vendorName: VENDOR_NAMES[vendor],
    reference: numero,
    title,
    staked: writeDecimal(stake - refunded),
    won: writeDecimal(won + rebate),
    state: STATES[state],
    lottery: { gameId: game, playType, orderId },
  };
}
