import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { BodyOf, ConsoleContract, OfferAudience, SegmentBlock } from '@parlour/contract';
import { BLOCKED_SEGMENTS_MAX } from '@parlour/contract/values/promotions/promotions.rules';
import type { Database } from '@parlour/database/database';
import { afterCommit } from '@parlour/database/transaction';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import { changesBetween } from '../../../audit/changes.rules.ts';
import type { Actor } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { Operators } from '../../operators/operators.module.ts';
import {
  deleteSegmentBlock,
  insertSegmentBlock,
  listSegmentBlocks,
  type SegmentBlockRow,
} from './segments.repo.ts';

type Calls = ConsoleContract['promotions'];
type SegmentNeeds = {
  database: Database;
  clock: Clock;
  audit: AuditWriter;
  operators: Pick<Operators, 'people'>;
  /** How many members an audience has, blocked or not. */
  countMembers(brandId: string, audience: OfferAudience): Promise<number>;
  /** Open pages of the brand ask again. */
  tellBrand(brandId: string): void;
};
export type SegmentBlocks = ReturnType<typeof createSegmentBlocks>;

/**
 * Segments that get nothing of promotions. Who belongs to one is asked whenever something would be given, so members who
 * register or rise later are blocked too, and all are free again at once.
 */
export function createSegmentBlocks(needs: SegmentNeeds) {
  const { database, clock, audit, operators, countMembers, tellBrand } = needs;

  return {
    async list(brand: Brand): Promise<{ items: SegmentBlock[] }> {
      const rows = await listSegmentBlocks(database.queries, brand.id);
      const names = await operators.people.describe(rows.flatMap(({ blockedBy }) => blockedBy ?? []));
      const items: SegmentBlock[] = [];
      for (const row of rows)
        items.push({
          id: row.id,
          audience: audienceOf(row),
          members: await countMembers(brand.id, audienceOf(row)),
          reason: row.reason,
          blockedAt: row.blockedAt.getTime(),
          blockedBy: names.get(row.blockedBy ?? '') ?? null,
        });
      return { items };
    },

    async block(brand: Brand, { audience, reason }: BodyOf<Calls['blockSegment']>, actor: Actor) {
      // To give nothing to anybody, promotions are paused.
      if (Object.values(audience).every((said) => said === null))
        throw new Refusal('invalid_input', { fields: { audience: 'required' } });
      const { registeredFrom, ...rest } = audience;
      const row: SegmentBlockRow = {
        brandId: brand.id,
        id: newId(clock),
        ...rest,
        registeredFrom: registeredFrom === null ? null : new Date(registeredFrom),
        reason,
        blockedAt: new Date(clock.now()),
        blockedBy: actor.operatorId,
      };
      await database.transaction(async (tx) => {
        if ((await listSegmentBlocks(tx, brand.id)).length >= BLOCKED_SEGMENTS_MAX)
          throw new Refusal('too_many_blocks');
        await insertSegmentBlock(tx, row);
        await audit.record(tx, {
          actor,
          kind: 'change',
          action: 'promotions.block_segment',
          target: { kind: 'promotion_segment', id: row.id },
          brandId: brand.id,
          changes: changesBetween({}, audience),
          reason,
        });
        afterCommit(() => tellBrand(brand.id));
      });
      return { id: row.id };
    },

    async unblock(brand: Brand, { id, reason }: BodyOf<Calls['unblockSegment']>, actor: Actor) {
      await database.transaction(async (tx) => {
        const row = await deleteSegmentBlock(tx, brand.id, id);
        if (!row) throw new Refusal('not_found');
        await audit.record(tx, {
          actor,
          kind: 'change',
          action: 'promotions.unblock_segment',
          target: { kind: 'promotion_segment', id },
          brandId: brand.id,
          changes: changesBetween(audienceOf(row), {}),
          reason,
        });
        afterCommit(() => tellBrand(brand.id));
      });
      return {};
    },
  };
}

const audienceOf = ({ newForDays, registeredFrom, levelFrom }: SegmentBlockRow): OfferAudience => ({
  newForDays,
  registeredFrom: registeredFrom?.getTime() ?? null,
  levelFrom,
});
