import type { Database } from '@parlour/database/database';
import { writeDecimal } from '@parlour/money';
import { type AskedPage, readPage } from '../../../lists/pages.rules.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { MemberDirectory } from '../../identity/identity.module.ts';
import { type DrawRow, listComing, listDrawn } from './draws.repo.ts';
import { findJackpot, listNamedTitles } from './jackpot.repo.ts';
import { NO_JACKPOT } from './jackpot.rules.ts';
import type { JackpotMoney } from './money.service.ts';
import { describeSetup } from './setup.service.ts';

type OperatorSideNeeds = {
  database: Database;
  money: Pick<JackpotMoney, 'total' | 'accountId'>;
  directory: Pick<MemberDirectory, 'describe'>;
};
export type JackpotForOperators = ReturnType<typeof createJackpotForOperators>;

/** The pool as operators see it: everything public, and who won. No seed before its draw. */
export function createJackpotForOperators({ database, money, directory }: OperatorSideNeeds) {
  const { queries } = database;
  return {
    async state(brand: Brand) {
      const place = { brandId: brand.id, currency: brand.settings.currency };
      const row = (await findJackpot(queries, brand.id)) ?? NO_JACKPOT;
      const coming = row.isOpen ? await listComing(queries, brand.id, row.nextDraw) : [];
      return {
        currency: place.currency,
        pool: writeDecimal(await money.total(queries, place)),
        accountId: row.seeded > 0n || row.contributed > 0n ? money.accountId(place) : null,
        sums: {
          seeded: writeDecimal(row.seeded),
          contributed: writeDecimal(row.contributed),
          won: writeDecimal(row.won),
        },
        setup: describeSetup(row),
        display: { hasIllustration: row.hasIllustration, winnersFrom: writeDecimal(row.winnersFrom) },
        coming: coming.map(({ number, commitment, oddsDigits }) => ({
          number,
          commitment,
          digits: oddsDigits,
        })),
        titles: await listNamedTitles(queries, brand.id),
      };
    },

    async draws(brand: Brand, asked: AskedPage & { isWon: boolean }) {
      const { limit, after, isWon: onlyWon } = asked;
      const before = after === undefined ? undefined : Number(after);
      const read = (count: number) => listDrawn(queries, brand.id, { before, onlyWon, limit: count });
      const { rows, next } = await readPage(limit, read, ({ number }) => String(number));
      const members = await directory.describe(
        brand.id,
        rows.flatMap(({ winnerMemberId }) => winnerMemberId ?? []),
      );
      const accountOf = (id: string) => members.get(id)?.account ?? null;
      return { items: rows.map((row) => describeDraw(row, accountOf)), next };
    },
  };
}

function describeDraw(row: DrawRow, accountOf: (memberId: string) => string | null) {
  const { winnerMemberId: memberId, winnerVendor: vendor, winnerGameCode: gameCode } = row;
  return {
    id: String(row.number),
    number: row.number,
    at: (row.drawnAt as Date).getTime(),
    commitment: row.commitment,
    seed: row.seed as string,
    root: row.root as string,
    external: row.external as string,
    digits: row.oddsDigits,
    drawn: row.drawn as string,
    entries: row.entries,
    contributed: writeDecimal(row.contributed),
    pool: writeDecimal(row.pool),
    won: writeDecimal(row.won),
    seeded: writeDecimal(row.seeded),
    winner:
      memberId && vendor && gameCode ? { memberId, account: accountOf(memberId), vendor, gameCode } : null,
  };
}
