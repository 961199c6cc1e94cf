import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { Database, Tx } from '@parlour/database/database';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import type { Actor } from '../../../http/calls/operator-call.ts';
import type { JobKind } from '../../../jobs/job.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { type Vendor, VendorRefused, type VendorReports, type Vendors } from '../vendors/vendors.ts';
import { answerFloorOrder, type FloorOrder, findFloorOrder, insertFloorOrder } from './floor.repo.ts';
import { ORDER_ATTEMPTS } from './floor.rules.ts';

type Needs = {
  database: Database;
  clock: Clock;
  jobs: Pick<Jobs, 'enqueue'>;
  audit: AuditWriter;
  vendors: Pick<Vendors, 'find'>;
  reports: Pick<VendorReports, 'floorChange' | 'floorStop'>;
};
type Key = { brandId: string; id: string };
type NewOrder = Pick<
  FloorOrder,
  'brandId' | 'vendor' | 'kind' | 'gameCode' | 'tableCode' | 'isOpen' | 'limits' | 'reason'
>;
export type FloorOrders = ReturnType<typeof createFloorOrders>;

/** Orders to vendors about their tables: written with the decision, and asked by a job under one id until they answer. */
export function createFloorOrders({ database, clock, jobs, audit, vendors, reports }: Needs) {
  async function ask(vendor: Vendor, order: FloorOrder) {
    if (order.kind === 'stop')
      return reports.floorStop(vendor, { stop_uuid: order.id, table: order.tableCode });
    const { limits } = order;
    await reports.floorChange(vendor, {
      change_uuid: order.id,
      game_code: order.gameCode,
      is_open: order.isOpen,
      limits: limits
        ? [{ currency: limits.currency, stake_least: limits.least, stake_most: limits.most }]
        : [],
    });
    return { rounds: null, returned: [] };
  }

  async function tell(key: Key): Promise<void> {
    const order = await findFloorOrder(database.queries, key);
    const vendor = order && (await vendors.find(order.brandId, order.vendor));
    if (!order || !vendor || order.state !== 'asked') return;
    const answeredAt = () => new Date(clock.now());
    try {
      const { rounds, returned } = await ask(vendor, order);
      const done = { state: 'done', rounds, returned } as const;
      await answerFloorOrder(database.queries, key, { ...done, answeredAt: answeredAt() });
    } catch (error) {
      if (!(error instanceof VendorRefused)) throw error;
      const nothing = { rounds: null, returned: [] };
      await answerFloorOrder(database.queries, key, {
        state: 'refused',
        ...nothing,
        answeredAt: answeredAt(),
      });
    }
  }

  const job: JobKind<Key> = {
    name: 'games.tell_floor_order',
    maxAttempts: ORDER_ATTEMPTS,
    outside: ({ payload }) => tell(payload),
  };

  return {
    job,

    /** In the transaction of the decision. */
    async order(tx: Tx, asked: NewOrder, actor: Actor, id = newId(clock)): Promise<string> {
      const { brandId, vendor, kind, gameCode, tableCode, isOpen, limits, reason } = asked;
      const fresh = { state: 'asked' as const, returned: [], rounds: null, answeredAt: null };
      const at = new Date(clock.now());
      await insertFloorOrder(tx, { ...asked, id, ...fresh, at, orderedBy: actor.operatorId });
      await jobs.enqueue(tx, job, { brandId, id }, { uniqueKey: `order ${id}`, brandId });
      await audit.record(tx, {
        actor,
        kind: 'change',
        action: kind === 'stop' ? 'games.stop_table' : 'games.change_table',
        target: { kind: 'table', id: `${vendor}/${tableCode}` },
        brandId,
        changes: [
          { path: 'gameCode', after: gameCode },
          { path: 'isOpen', after: isOpen },
          ...(limits ? [{ path: 'limits', after: limits }] : []),
        ],
        reason,
      });
      return id;
    },
  };
}
