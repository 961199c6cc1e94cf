import type { BodyOf, ConsoleContract, OperatorRounds, QueryOf } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import { writeDecimal } from '@parlour/money';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { lastId, readPage } from '../../../lists/pages.rules.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { type FreeRoundsRow, type Games, VendorUnavailable } from '../../games/games.module.ts';
import type { MemberDirectory } from '../../identity/identity.module.ts';
import type { Messages } from '../../messages/messages.module.ts';
import type { ApprovalKind, Approvals } from '../../operators/operators.module.ts';
import type { Caller } from '../chance.ts';
import { CHANGE_LASTS_MS } from '../prizes.rules.ts';
import type { RoundsGames } from './games.service.ts';
import { cancelledTexts } from './letters.service.ts';

type Calls = ConsoleContract['promotions'];
type RoundsNeeds = {
  database: Database;
  audit: AuditWriter;
  directory: MemberDirectory;
  freeRounds: Games['freeRounds'];
  games: Pick<RoundsGames, 'namer'>;
  approvals: Pick<Approvals, 'register' | 'request' | 'waitingOnMany'>;
  brands: { ofId(brandId: string): Brand | undefined };
  inbox: Messages['inbox'];
};
/** What both operators read. */
type Asked = { brandId: string; id: string; account: string; game: string; left: number; term: string };
export type FreeRoundsForOperators = ReturnType<typeof createFreeRoundsForOperators>;

/** Free rounds as operators see them: how they stand, here and at the vendor. Two of them take some away. */
export function createFreeRoundsForOperators(needs: RoundsNeeds) {
  const { database, audit, directory, freeRounds, games, approvals, brands, inbox } = needs;
  const kind: ApprovalKind<Asked> = {
    name: 'promotions.cancel_free_rounds',
    request: 'promotions.decide',
    decide: 'promotions.decide',
    lastsMs: CHANGE_LASTS_MS,
    async apply(tx, { brandId, id, game, term }, { actor, reason }) {
      const row = await freeRounds.cancel(tx, { brandId, id });
      // All were played since, or their time is over.
      if (!row) throw new Refusal('stale');
      await audit.record(tx, {
        actor,
        kind: 'change',
        action: 'promotions.cancel_free_rounds',
        target: { kind: 'free_rounds', id },
        brandId,
        changes: [
          { path: 'left', before: row.count - row.used, after: 0 },
          { path: 'term', after: term },
        ],
        reason,
      });
      await tellMember(tx, row, { game, term });
      return {};
    },
  };
  approvals.register(kind);

  async function tellMember(tx: Tx, row: FreeRoundsRow, about: { game: string; term: string }) {
    const brand = brands.ofId(row.brandId);
    if (!brand) return;
    await inbox.put(tx, {
      brandId: row.brandId,
      memberId: row.memberId,
      kind: 'promotion',
      key: `rounds-cancelled:${row.id}`,
      texts: cancelledTexts(brand.settings, { ...about, left: row.count - row.used }),
    });
  }

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
    const waiting = await approvals.waitingOnMany(
      'free_rounds',
      rows.map(({ id }) => id),
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
      isWaiting: waiting.has(row.id),
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

    async cancel(
      brand: Brand,
      { id, term, reason }: BodyOf<Calls['cancelFreeRounds']>,
      caller: Pick<Caller, 'operator' | 'actor'>,
    ) {
      const [rounds] = await describe(brand, [await require(brand, id)]);
      if (rounds?.state !== 'live' && rounds?.state !== 'waiting') throw new Refusal('already_decided');
      const { member, game, count, used } = rounds;
      const payload: Asked = {
        brandId: brand.id,
        id,
        account: member.account,
        game: game.name,
        left: count - used,
        term,
      };
      const target = { kind: 'free_rounds', id, name: member.account };
      return database.transaction(async (tx) => ({
        approvalId: await approvals.request(tx, kind, { brandId: brand.id, target, payload, reason }, caller),
      }));
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
