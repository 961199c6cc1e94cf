import type { Clock } from '@parlour/clock/clock';
import { DAY_MS } from '@parlour/clock/durations';
import type { ConsoleContract, QueryOf } from '@parlour/contract';
import { AFTER_EXCLUSION_DAYS } from '@parlour/contract/values/promotions/promotions.rules';
import type { Database, Queries } from '@parlour/database/database';
import type { Brand } from '../../../tenancy/brand.ts';
import type { Identity } from '../../identity/identity.module.ts';
import type { Protection } from '../../protection/protection.module.ts';
import { listAllBlocked, listBlocked } from '../blocks/blocks.ts';
import type { Candidate } from './audience.rules.ts';

/** Levels of members, which are kept elsewhere; who has none is at 0. */
type Levels = {
  of(queries: Queries, brandId: string, memberIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  from(queries: Queries, brandId: string, level: number): Promise<string[]>;
};
type AudienceNeeds = {
  database: Database;
  clock: Clock;
  identity: Pick<Identity, 'findMember' | 'directory'>;
  protection: Pick<Protection, 'wasExcludedAfter' | 'exclusionEnds'>;
  levels: Levels;
};
export type Audience = ReturnType<typeof createAudience>;

/** Whom offers are for. */
export function createAudience({ database, clock, identity, protection, levels }: AudienceNeeds) {
  const { queries } = database;
  const { segments } = identity.directory;
  return {
    /** What audiences are decided by; read before a transaction begins. */
    async candidate(brand: Brand, memberId: string): Promise<Candidate> {
      const member = await identity.findMember(brand.id, memberId);
      if (!member) throw new Error(`no member ${memberId}`);
      const sinceMs = clock.now() - AFTER_EXCLUSION_DAYS * DAY_MS;
      const isBarred = await protection.wasExcludedAfter({ brandId: brand.id, memberId }, sinceMs);
      const isBlocked = (await listBlocked(queries, brand.id, [memberId])).has(memberId);
      const level = (await levels.of(queries, brand.id, [memberId])).get(memberId) ?? 0;
      const { type, state, createdAt } = member;
      return { type, state, createdAt, isBarred, isBlocked, level };
    },

    /** The same of many, for a trial: an exclusion that is over does not count. */
    async candidates(brandId: string, memberIds: readonly string[]): Promise<Map<string, Candidate>> {
      const facts = await segments.facts(brandId, memberIds);
      const excluded = await protection.exclusionEnds(brandId, memberIds);
      const blocked = await listBlocked(queries, brandId, memberIds);
      const at = await levels.of(queries, brandId, memberIds);
      return new Map(
        [...facts].map(([id, member]) => [
          id,
          { ...member, isBarred: excluded.has(id), isBlocked: blocked.has(id), level: at.get(id) ?? 0 },
        ]),
      );
    },

    /** How many members an offer would be for now. */
    async size(
      brand: Brand,
      { newForDays, registeredFrom, levelFrom }: QueryOf<ConsoleContract['promotions']['audienceSize']>,
    ) {
      const since = [newForDays && clock.now() - newForDays * DAY_MS, registeredFrom].filter(
        (at) => at !== undefined,
      );
      const asked = { registeredFrom: since.length > 0 ? Math.max(...since) : null };
      const blocked = await listAllBlocked(queries, brand.id);
      const risen = levelFrom === undefined ? null : new Set(await levels.from(queries, brand.id, levelFrom));
      const all = await segments.countReal(brand.id, { ...asked, among: risen && [...risen] });
      const among = blocked.filter((id) => !risen || risen.has(id));
      return { members: all - (await segments.countReal(brand.id, { ...asked, among })) };
    },
  };
}
