import type { BodyOf, ConsoleContract, OperatorInvite, QueryOf } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { afterCommit } from '@parlour/database/transaction';
import { writeDecimal } from '@parlour/money';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import type { TaskSource } from '../../../domain-module.ts';
import type { Actor } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { readPage } from '../../../lists/pages.rules.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { reaches } from '../../../tenancy/reach.ts';
import type { MemberDirectory } from '../../identity/identity.module.ts';
import type { Operators } from '../../operators/operators.module.ts';
import {
  countReviews,
  findInvite,
  type InviteRow,
  listInvites,
  lockInvite,
  updateInvite,
} from './invites.repo.ts';
import type { InviteProgress } from './progress.service.ts';

type Calls = ConsoleContract['promotions'];
type DeskNeeds = {
  database: Database;
  audit: AuditWriter;
  brands: { all(): readonly Brand[] };
  directory: MemberDirectory;
  operators: Pick<Operators, 'people' | 'tellTasks'>;
  progress: InviteProgress;
  tell(member: { brandId: string; memberId: string }): void;
};

/** What each decision may be about, and where it leads. */
const DECISIONS = {
  approve: { from: ['review'], to: 'waiting' },
  refuse: { from: ['open', 'waiting', 'review'], to: 'refused' },
} as const;

/** Who invited whom, and what operators decide about it. */
export function createInvitesForOperators(needs: DeskNeeds) {
  const { database, audit, brands, directory, operators, progress, tell } = needs;
  const { queries } = database;

  const tasks: TaskSource = {
    kind: 'invite_reviews',
    permission: 'promotions.decide',
    count: ({ reach }) =>
      countReviews(
        queries,
        brands.all().flatMap(({ id }) => (reaches(reach, id) ? id : [])),
      ),
  };

  async function describe(brand: Brand, rows: readonly InviteRow[]): Promise<OperatorInvite[]> {
    const ids = rows.flatMap(({ friendId, inviterId }) => [friendId, inviterId]);
    const members = await directory.describe(brand.id, ids);
    const memberOf = (id: string) => ({ id, account: members.get(id)?.account ?? '' });
    const people = await operators.people.describe(rows.flatMap(({ decidedBy }) => decidedBy ?? []));
    const done = await progress(brand, rows);
    return rows.map((row) => {
      const own = done.get(row.friendId);
      return {
        id: row.friendId,
        friend: memberOf(row.friendId),
        inviter: memberOf(row.inviterId),
        state: row.state,
        refusal: row.refusal,
        signs: row.signs,
        terms: row.terms,
        currency: brand.settings.currency,
        hasPhone: (own?.phoneAt ?? null) !== null,
        deposited: writeDecimal(own?.deposited ?? 0n),
        staked: writeDecimal(own?.staked ?? 0n),
        registeredAt: row.registeredAt.getTime(),
        endsAt: own?.endsMs ?? 0,
        payAt: row.payAt?.getTime() ?? null,
        paidAt: row.paidAt?.getTime() ?? null,
        decidedBy: people.get(row.decidedBy ?? '') ?? null,
        reason: row.reason,
      };
    });
  }

  async function decide(
    brand: Brand,
    as: keyof typeof DECISIONS,
    { id, reason, actor }: BodyOf<Calls['approveInvite']> & { actor: Actor },
  ): Promise<OperatorInvite> {
    const key = { brandId: brand.id, friendId: id };
    const { from, to } = DECISIONS[as];
    await database.transaction(async (tx) => {
      const row = await lockInvite(tx, key);
      if (!row) throw new Refusal('not_found');
      if (!from.some((state) => state === row.state)) throw new Refusal('already_decided');
      const refusal = as === 'refuse' ? 'operator' : null;
      await updateInvite(tx, key, { state: to, refusal, reason, decidedBy: actor.operatorId });
      await audit.record(tx, {
        actor,
        kind: 'change',
        action: `promotions.${as}_invite`,
        target: { kind: 'invite', id },
        brandId: brand.id,
        changes: [{ path: 'state', before: row.state, after: to }],
        reason,
      });
      operators.tellTasks();
      afterCommit(() => tell({ brandId: brand.id, memberId: row.inviterId }));
    });
    const row = await findInvite(queries, key);
    const [described] = row ? await describe(brand, [row]) : [];
    if (!described) throw new Error(`no invitation of ${id}`);
    return described;
  }

  return {
    tasks,

    async list(brand: Brand, { limit, search, ...filter }: QueryOf<Calls['invites']>) {
      const member = search ? await directory.find(brand.id, search) : undefined;
      if (search && !member) return { items: [], next: null };
      const read = (most: number) =>
        listInvites(queries, brand.id, { ...filter, memberId: member?.id, limit: most });
      const { rows, next } = await readPage(limit, read, ({ friendId }) => friendId);
      return { items: await describe(brand, rows), next };
    },

    approve: (brand: Brand, body: BodyOf<Calls['approveInvite']>, actor: Actor) =>
      decide(brand, 'approve', { ...body, actor }),
    refuse: (brand: Brand, body: BodyOf<Calls['refuseInvite']>, actor: Actor) =>
      decide(brand, 'refuse', { ...body, actor }),
  };
}
