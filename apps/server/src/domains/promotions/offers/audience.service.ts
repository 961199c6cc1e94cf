import type { Clock } from '@parlour/clock/clock';
import { momentOfId } from '@parlour/clock/ids';
import type { ConsoleContract, OfferAudience, QueryOf } from '@parlour/contract';
import type { Database, Queries, Tx } from '@parlour/database/database';
import type { Brand } from '../../../tenancy/brand.ts';
import type { Identity } from '../../identity/identity.module.ts';
import type { Protection } from '../../protection/protection.module.ts';
import { listAllBlocked, listBlocked, listSegmentBlocks, sinceOf } from '../blocks/blocks.ts';
import { ANYBODY, barredAfter, type Candidate, notFor, READ_AT_ONCE } from './audience.rules.ts';

/** Levels of members, which are kept elsewhere; who has none is at 0. */
type Levels = {
  of(queries: Queries, brandId: string, memberIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  from(queries: Queries, brandId: string, level: number): Promise<string[]>;
};
type Receivers = { brandId: string; memberIds: readonly string[] };
type AudienceNeeds = {
  database: Database;
  clock: Clock;
  identity: Pick<Identity, 'findMember' | 'directory'>;
  protection: Pick<Protection, 'wasExcludedAfter' | 'excluded' | 'exclusionEnds'>;
  levels: Levels;
};
export type Audience = ReturnType<typeof createAudience>;

/** Whom offers are for. */
export function createAudience({ database, clock, identity, protection, levels }: AudienceNeeds) {
  const { queries } = database;
  const { segments } = identity.directory;

  const blockedOf = (brandId: string, memberIds: readonly string[]) =>
    listBlocked(queries, { brandId, memberIds, nowMs: clock.now() });

  /** Who is blocked but for segments that ask for no level, and the moment since which everybody is. */
  async function readBlocks(brandId: string) {
    const nowMs = clock.now();
    const ids = new Set(await listAllBlocked(queries, brandId));
    let everybodySince: number | null = null;
    for (const { levelFrom, newForDays, registeredFrom } of await listSegmentBlocks(queries, brandId)) {
      const since = sinceOf({ newForDays, registeredFrom: registeredFrom?.getTime() ?? null }, nowMs) ?? 0;
      if (levelFrom === null) everybodySince = Math.min(everybodySince ?? since, since);
      else
        for (const id of await levels.from(queries, brandId, levelFrom))
          if (momentOfId(id) >= since) ids.add(id);
    }
    return { ids, everybodySince };
  }

  async function candidates(brandId: string, memberIds: readonly string[]): Promise<Map<string, Candidate>> {
    const facts = await segments.facts(brandId, memberIds);
    const excluded = await protection.exclusionEnds(brandId, memberIds);
    const blocked = await blockedOf(brandId, memberIds);
    const at = await levels.of(queries, brandId, memberIds);
    return new Map(
      [...facts].map(([id, member]) => [
        id,
        { ...member, isBarred: excluded.has(id), isBlocked: blocked.has(id), level: at.get(id) ?? 0 },
      ]),
    );
  }

  return {
    /** Which of these members are given nothing new: they are excluded, or were until lately. */
    barred: (tx: Tx, asked: Receivers): Promise<ReadonlySet<string>> =>
      protection.excluded(tx, { ...asked, afterMs: barredAfter(clock.now()) }),

    /** What audiences are decided by; read before a transaction begins. */
    async candidate(brand: Brand, memberId: string): Promise<Candidate> {
      const member = await identity.findMember(brand.id, memberId);
      if (!member) throw new Error(`no member ${memberId}`);
      const isBarred = await protection.wasExcludedAfter(
        { brandId: brand.id, memberId },
        barredAfter(clock.now()),
      );
      const isBlocked = (await blockedOf(brand.id, [memberId])).has(memberId);
      const level = (await levels.of(queries, brand.id, [memberId])).get(memberId) ?? 0;
      const { type, state, createdAt } = member;
      return { type, state, createdAt, isBarred, isBlocked, level };
    },

    /** The same of many, for a trial: an exclusion that is over does not count. */
    candidates,

    /** Of these members those who may be offered anything at all, from a level on. */
    async receivers(brandId: string, memberIds: readonly string[], level = 0): Promise<Set<string>> {
      const found = new Set<string>();
      for (let at = 0; at < memberIds.length; at += READ_AT_ONCE)
        for (const [id, member] of await candidates(brandId, memberIds.slice(at, at + READ_AT_ONCE)))
          if (member.level >= level && notFor(ANYBODY, member, clock.now()) === null) found.add(id);
      return found;
    },

    /** How many members an audience has, blocked or not. */
    async countAll(brandId: string, { levelFrom, ...since }: OfferAudience): Promise<number> {
      const registeredFrom = sinceOf(since, clock.now());
      const among = levelFrom === null ? null : await levels.from(queries, brandId, levelFrom);
      return segments.countReal(brandId, { registeredFrom, registeredUntil: null, among });
    },

    /** How many members an offer would be for now. */
    async size(
      brand: Brand,
      { levelFrom, ...since }: QueryOf<ConsoleContract['promotions']['audienceSize']>,
      /** Only those who proved so many contacts, and none of these. */
      { contacts = 0, without = [] }: { contacts?: number; without?: readonly string[] } = {},
    ) {
      const blocked = await readBlocks(brand.id);
      const asked = {
        registeredFrom: sinceOf(since, clock.now()),
        registeredUntil: blocked.everybodySince,
        contacts,
      };
      const risen = levelFrom === undefined ? null : new Set(await levels.from(queries, brand.id, levelFrom));
      const all = await segments.countReal(brand.id, { ...asked, among: risen && [...risen] });
      const among = [...new Set([...blocked.ids, ...without])].filter((id) => !risen || risen.has(id));
      return { members: all - (await segments.countReal(brand.id, { ...asked, among })) };
    },
  };
}
