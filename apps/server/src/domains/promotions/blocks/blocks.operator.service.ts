import type { Clock } from '@parlour/clock/clock';
import type { BodyOf, ConsoleContract, PromotionBlock, QueryOf } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { afterCommit } from '@parlour/database/transaction';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import type { Actor } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { readPage } from '../../../lists/pages.rules.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { MemberDirectory } from '../../identity/identity.module.ts';
import type { Operators } from '../../operators/operators.module.ts';
import { type BlockRow, deleteBlock, insertBlocks, listBlocks } from './blocks.repo.ts';

type Calls = ConsoleContract['promotions'];
type BlockNeeds = {
  database: Database;
  clock: Clock;
  audit: AuditWriter;
  directory: MemberDirectory;
  operators: Pick<Operators, 'people'>;
  tell(member: { brandId: string; memberId: string }): void;
};
export type Blocks = ReturnType<typeof createBlocks>;

/** Who gets nothing of promotions. What they were given before stays theirs. */
export function createBlocks({ database, clock, audit, directory, operators, tell }: BlockNeeds) {
  async function describe(brandId: string, rows: readonly BlockRow[]): Promise<PromotionBlock[]> {
    const members = await directory.describe(
      brandId,
      rows.map(({ memberId }) => memberId),
    );
    const names = await operators.people.describe(rows.flatMap(({ blockedBy }) => blockedBy ?? []));
    return rows.map(({ memberId, reason, blockedAt, blockedBy }) => ({
      member: { id: memberId, account: members.get(memberId)?.account ?? '' },
      reason,
      blockedAt: blockedAt.getTime(),
      blockedBy: names.get(blockedBy ?? '') ?? null,
    }));
  }

  return {
    async list(brand: Brand, { limit, after, search }: QueryOf<Calls['blocks']>) {
      const member = search ? await directory.find(brand.id, search) : undefined;
      if (search && !member) return { items: [], next: null };
      const read = (most: number) =>
        listBlocks(database.queries, brand.id, { memberId: member?.id, after, limit: most });
      const { rows, next } = await readPage(limit, read, ({ memberId }) => memberId);
      return { items: await describe(brand.id, rows), next };
    },

    async block(brand: Brand, { accounts, reason }: BodyOf<Calls['blockMembers']>, actor: Actor) {
      const found = await directory.segments.findAccounts(brand.id, accounts);
      const unknown = accounts.filter((account) => !found.has(account));
      if (unknown.length > 0) throw new Refusal('unknown_accounts', { accounts: unknown.join(', ') });
      const about = {
        brandId: brand.id,
        reason,
        blockedAt: new Date(clock.now()),
        blockedBy: actor.operatorId,
      };
      const rows = [...new Set(found.values())].map((memberId) => ({ ...about, memberId }));
      const added = await database.transaction(async (tx) => {
        const ids = await insertBlocks(tx, rows);
        for (const id of ids)
          await audit.record(tx, {
            actor,
            kind: 'change',
            action: 'promotions.block_member',
            target: { kind: 'member', id },
            brandId: brand.id,
            changes: [{ path: 'isBlocked', before: false, after: true }],
            reason,
          });
        afterCommit(() => {
          for (const memberId of ids) tell({ brandId: brand.id, memberId });
        });
        return ids;
      });
      return { blocked: added.length };
    },

    async unblock(brand: Brand, { memberId, reason }: BodyOf<Calls['unblockMember']>, actor: Actor) {
      await database.transaction(async (tx) => {
        if (!(await deleteBlock(tx, brand.id, memberId))) throw new Refusal('not_found');
        await audit.record(tx, {
          actor,
          kind: 'change',
          action: 'promotions.unblock_member',
          target: { kind: 'member', id: memberId },
          brandId: brand.id,
          changes: [{ path: 'isBlocked', before: true, after: false }],
          reason,
        });
        afterCommit(() => tell({ brandId: brand.id, memberId }));
      });
      return {};
    },
  };
}
