import { BET_KINDS, type BetRecord, type PurseType } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { writeDecimal } from '@parlour/money';
import { wrongPlace } from '../../../lists/places.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { Calendar } from '../../../tenancy/calendar.rules.ts';
import { findAccounts } from '../accounts/accounts.ts';
import { PLAY_PURSES } from '../play-purses.rules.ts';
import type { RecordSource } from './bets.service.ts';
import { purseId } from './purses.rules.ts';
import { type OwnLine, sumDays } from './records.repo.ts';
import { addUp } from './records.rules.ts';
import type { Records } from './records.service.ts';
import type { Rollups } from './rollup.service.ts';
import type { RoundTitles } from './round-titles.service.ts';

const DONE = 'x';
const CURSOR = /^(\d{1,18}|x)(-(\d{1,18}|x)){2}$/;

type Needs = {
  database: Database;
  records: Pick<Records, 'pageOf'>;
  rollups: Pick<Rollups, 'readyHeads'>;
  calendarOf(brand: Brand): Promise<Calendar>;
  titlesOf: RoundTitles['titlesOf'];
};
type Told = { wallet: PurseType; line: OwnLine };

/** Bets as the ledger knows them: every stake and win by vendor and the vendor's round. */
export function createLedgerBets({ database, records, rollups, calendarOf, titlesOf }: Needs): RecordSource {
  const { queries } = database;

  async function vendorsOf(brandId: string, told: readonly Told[]): Promise<Map<string, string>> {
    const ids = [...new Set(told.map(({ line }) => line.counterId))];
    const accounts = await findAccounts(queries, brandId, ids);
    return new Map(accounts.map(({ id, owner }) => [id, owner]));
  }

  return {
    name: 'ledger',

    async list(asker, { from, to, limit, after }) {
      if (after !== undefined && !CURSOR.test(after)) throw wrongPlace();
      const cursors = after?.split('-') ?? [];
      const pages = [];
      for (const [index, wallet] of PLAY_PURSES.entries()) {
        const cursor = cursors[index];
        const asked = { wallet, codes: BET_KINDS, from, to, limit, after: cursor };
        const page = cursor === DONE ? NOTHING : await records.pageOf(asker, asked);
        pages.push({ wallet, ...page });
      }
      const merged = pages.flatMap(({ wallet, lines }) => lines.map((line): Told => ({ wallet, line })));
      const told = merged.sort(newestFirst).slice(0, limit);
      const vendors = await vendorsOf(asker.brand.id, told);
      const lines = told.map(({ line }) => line);
      const titles = await titlesOf(asker, lines);
      const places = pages.map(({ wallet, lines, next }) => {
        const shown = told.filter((one) => one.wallet === wallet).length;
        return String(lines[shown]?.seq ?? next ?? DONE);
      });
      return {
        items: told.map((one) =>
          asBet(one, {
            vendor: vendors.get(one.line.counterId) ?? '',
            title: titles.get(one.line.reference) ?? null,
          }),
        ),
        next: places.every((place) => place === DONE) ? null : places.join('-'),
      };
    },

    async totals({ brand, owner }, { from, to }) {
      const days = (await calendarOf(brand)).daysBetween(from, to);
      const accountIds = PLAY_PURSES.map((type) => purseId(owner, type));
      await rollups.readyHeads(brand, accountIds);
      const { bets, wins } = addUp(await sumDays(queries, { brandId: brand.id, accountIds }, days));
      return { staked: bets, won: wins };
    },
  };
}

const NOTHING = { lines: [] as OwnLine[], next: null };

/** By time, then purse, then line number: a total order, so pages neither miss nor repeat a line. */
function newestFirst(one: Told, other: Told): number {
  if (one.line.atMs !== other.line.atMs) return other.line.atMs - one.line.atMs;
  if (one.wallet !== other.wallet) return PLAY_PURSES.indexOf(one.wallet) - PLAY_PURSES.indexOf(other.wallet);
  return one.line.seq > other.line.seq ? -1 : 1;
}

function asBet({ wallet, line }: Told, about: Pick<BetRecord, 'vendor' | 'title'>): BetRecord {
  const code = line.kind as (typeof BET_KINDS)[number];
  const isStake = code === 'bet' || code === 'bet_rollback';
  const moved = line.moneyIn - line.moneyOut;
  return {
    id: `${line.postingId}.${line.line}`,
    time: line.atMs,
    wallet,
    code,
    ...about,
    reference: line.reference,
    staked: writeDecimal(isStake ? -moved : 0n),
    won: writeDecimal(isStake ? 0n : moved),
  };
}
