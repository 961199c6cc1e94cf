import type { BodyOf, ConsoleContract, OperatorMallOrder, QueryOf } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import type { TaskSource } from '../../../domain-module.ts';
import type { Actor } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { lastId, readPage } from '../../../lists/pages.rules.ts';
import type { Secrets } from '../../../secrets/secrets.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { reaches } from '../../../tenancy/reach.ts';
import type { MemberDirectory } from '../../identity/identity.module.ts';
import { type Messages, textIn } from '../../messages/messages.module.ts';
import type { Operators } from '../../operators/operators.module.ts';
import { openAddress } from './address.service.ts';
import { orderTexts } from './letters.service.ts';
import type { OrderMove } from './mall.rules.ts';
import type { Moving } from './moving.service.ts';
import { countWaiting, findOrder, listOrders, lockOrder, type OrderRow } from './orders.repo.ts';

type Calls = ConsoleContract['promotions'];
type OrderNeeds = {
  database: Database;
  audit: AuditWriter;
  secrets: Secrets;
  brands: { all(): readonly Brand[] };
  directory: MemberDirectory;
  operators: Pick<Operators, 'people'>;
  moving: Moving;
  inbox: Messages['inbox'];
};
type Change = { id: string; reason: string; carrier?: string; tracking?: string };

const ACTIONS = {
  send: 'promotions.send_mall_order',
  finish: 'promotions.finish_mall_order',
  cancel: 'promotions.cancel_mall_order',
} as const satisfies Record<OrderMove, string>;

/** Orders as operators fulfil them. Where one goes is personal data: looking at it is recorded. */
export function createMallOrders(needs: OrderNeeds) {
  const { database, audit, secrets, brands, directory, operators, moving, inbox } = needs;

  const tasks: TaskSource = {
    kind: 'mall_orders',
    permission: 'promotions.orders',
    count: ({ reach }) =>
      countWaiting(
        database.queries,
        brands.all().flatMap(({ id }) => (reaches(reach, id) ? id : [])),
      ),
  };

  async function describe(brand: Brand, rows: readonly OrderRow[]): Promise<OperatorMallOrder[]> {
    const members = await directory.describe(
      brand.id,
      rows.map(({ memberId }) => memberId),
    );
    const names = await operators.people.describe(rows.flatMap(({ decidedBy }) => decidedBy ?? []));
    return rows.map((row) => ({
      id: row.id,
      member: { id: row.memberId, account: members.get(row.memberId)?.account ?? '' },
      itemId: row.itemId,
      kind: row.kind,
      title: textIn(row.texts, brand.settings.defaultLanguage, brand.settings)?.text.title ?? '',
      count: row.count,
      points: row.price * row.count,
      state: row.state,
      carrier: row.carrier,
      tracking: row.tracking,
      orderedAt: row.orderedAt.getTime(),
      sentAt: row.sentAt?.getTime() ?? null,
      doneAt: row.doneAt?.getTime() ?? null,
      cancelledAt: row.cancelledAt?.getTime() ?? null,
      cancelledBy: row.cancelledBy,
      decidedBy: names.get(row.decidedBy ?? '') ?? null,
      reason: row.reason,
    }));
  }

  async function move(
    brand: Brand,
    how: OrderMove,
    { id, reason, ...about }: Change,
    actor: Actor,
  ): Promise<OperatorMallOrder> {
    const moved = await database.transaction(async (tx) => {
      const row = await lockOrder(tx, { brandId: brand.id, id });
      if (!row) throw new Refusal('not_found');
      const now = await moving.move(tx, row, {
        move: how,
        by: 'operator',
        ...about,
        decidedBy: actor.operatorId,
        reason: how === 'cancel' ? reason : null,
      });
      const { state } = now;
      if (state === 'sent' || state === 'cancelled')
        await inbox.put(tx, {
          brandId: brand.id,
          memberId: row.memberId,
          kind: 'system',
          key: `mall:${id}:${state}`,
          texts: orderTexts(brand.settings, now, state),
        });
      await audit.record(tx, {
        actor,
        kind: 'change',
        action: ACTIONS[how],
        target: { kind: 'mall_order', id },
        brandId: brand.id,
        changes: [{ path: 'state', before: row.state, after: now.state }],
        reason,
      });
      return now;
    });
    const [described] = await describe(brand, [moved]);
    if (!described) throw new Error(`no order ${id}`);
    return described;
  }

  return {
    tasks,

    async list(brand: Brand, { limit, search, ...filter }: QueryOf<Calls['mallOrderList']>) {
      const member = search ? await directory.find(brand.id, search) : undefined;
      if (search && !member) return { items: [], next: null };
      const read = (most: number) =>
        listOrders(database.queries, brand.id, { ...filter, memberId: member?.id, limit: most });
      const { rows, next } = await readPage(limit, read, lastId);
      return { items: await describe(brand, rows), next };
    },

    async address(brand: Brand, { id }: BodyOf<Calls['mallOrderAddress']>, actor: Actor) {
      const row = await findOrder(database.queries, { brandId: brand.id, id });
      const address = row && openAddress(secrets, row.sealedAddress);
      if (!address) throw new Refusal('not_found');
      await database.transaction((tx) =>
        audit.record(tx, {
          actor,
          kind: 'view',
          action: 'promotions.view_mall_address',
          target: { kind: 'member', id: row.memberId },
          brandId: brand.id,
        }),
      );
      return { address };
    },

    send: (brand: Brand, body: BodyOf<Calls['sendMallOrder']>, actor: Actor) =>
      move(brand, 'send', body, actor),
    finish: (brand: Brand, body: BodyOf<Calls['finishMallOrder']>, actor: Actor) =>
      move(brand, 'finish', body, actor),
    cancel: (brand: Brand, body: BodyOf<Calls['refuseMallOrder']>, actor: Actor) =>
      move(brand, 'cancel', body, actor),
  };
}
