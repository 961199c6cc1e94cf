import type { BodyOf, ConsoleContract, OperatorRounds, QueryOf } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { writeDecimal } from '@parlour/money';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import type { Actor } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { lastId, readPage } from '../../../lists/pages.rules.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { type FreeRoundsRow, type Games, VendorUnavailable } from '../../games/games.module.ts';
import type { MemberDirectory } from '../../identity/identity.module.ts';
import type { RoundsGames } from './games.service.ts';

type Calls = ConsoleContract['promotions'];
type RoundsNeeds = {
  database: Database;
  audit: AuditWriter;
  directory: MemberDirectory;
  freeRounds: Games['freeRounds'];
  games: Pick<RoundsGames, 'namer'>;
};
export type FreeRoundsForOperators = ReturnType<typeof createFreeRoundsForOperators>;

/** Free rounds as operators see them: how they stand, here and at the vendor. */
export function createFreeRoundsForOperators(needs: RoundsNeeds) {
  const { database, audit, directory, freeRounds, games } = needs;

  async function describe(brand: Brand, rows: readonly FreeRoundsRow[]): Promise<OperatorRounds[]> {
    const gameOf = await games.namer(brand.id, brand.settings.defaultLanguage);
    const won = await freeRounds.wonWith(
      brand.id,
      rows.map(({ id }) => id),
    );
    const members = await directory.describe(
      brand.id,
      rows.map(({ memberId }) => memberId),
    );
    return rows.map((row) => ({
      id: row.id,
      member: { id: row.memberId, account: members.get(row.memberId)?.account ?? '' },
      vendor: row.vendor,
      game: gameOf(row),
      state: freeRounds.stateOf(row),
      currency: row.currency,
      value: writeDecimal(row.value),
      count: row.count,
      used: row.used,
      won: writeDecimal(won.get(row.id) ?? 0n),
      createdAt: row.createdAt.getTime(),
      endsAt: row.endsAt.getTime(),
      isTold: row.toldAt !== null,
      attempts: row.attempts,
    }));
  }

  async function require(brand: Brand, id: string): Promise<FreeRoundsRow> {
    const row = await freeRounds.find({ brandId: brand.id, id });
    if (!row) throw new Refusal('not_found');
    return row;
  }

  return {
    async list(brand: Brand, { limit, search, ...filter }: QueryOf<Calls['freeRoundsList']>) {
      const member = search ? await directory.find(brand.id, search) : undefined;
      if (search && !member) return { items: [], next: null };
      const read = (most: number) =>
        freeRounds.list(brand.id, { ...filter, memberId: member?.id, limit: most });
      const { rows, next } = await readPage(limit, read, lastId);
      return { items: await describe(brand, rows), next };
    },

    async cancel(brand: Brand, { id, reason }: BodyOf<Calls['cancelFreeRounds']>, actor: Actor) {
      const before = freeRounds.stateOf(await require(brand, id));
      const row = await database.transaction(async (tx) => {
        const cancelled = await freeRounds.cancel(tx, { brandId: brand.id, id });
        if (!cancelled) throw new Refusal('already_decided');
        await audit.record(tx, {
          actor,
          kind: 'change',
          action: 'promotions.cancel_free_rounds',
          target: { kind: 'free_rounds', id },
          brandId: brand.id,
          changes: [{ path: 'state', before, after: 'cancelled' }],
          reason,
        });
        return cancelled;
      });
      const [described] = await describe(brand, [row]);
      if (!described) throw new Error(`free rounds ${id} have no description`);
      return described;
    },

    async atVendor(brand: Brand, { id }: QueryOf<Calls['freeRoundsAtVendor']>) {
      const row = await require(brand, id);
      try {
        const reward = await freeRounds.askVendor(row);
        return { status: reward?.status ?? null, used: reward?.bets_used ?? null };
      } catch (error) {
        if (error instanceof VendorUnavailable) throw new Refusal('vendor_unavailable');
        throw error;
      }
    },
  };
}
