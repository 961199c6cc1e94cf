import type { Clock } from '@parlour/clock/clock';
import type { AnswerOf, BodyOf, ConsoleContract, QueryOf } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import type { Actor, Operator } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { readPage } from '../../../lists/pages.rules.ts';
import { readMomentPlace, writeMomentPlace } from '../../../lists/places.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { MemberDirectory } from '../../identity/identity.module.ts';
import type { Operators } from '../../operators/operators.module.ts';
import { type AlertRow, listAlerts, lockAlert, settleAlert } from './alerts.repo.ts';

type Calls = ConsoleContract['games'];
type Alert = AnswerOf<Calls['gamesAlerts']>['items'][number];
type OperatorSideNeeds = {
  database: Database;
  clock: Clock;
  audit: AuditWriter;
  directory: MemberDirectory;
  operators: Pick<Operators, 'people' | 'tellTasks'>;
};
export type AlertsForOperators = ReturnType<typeof createAlertsForOperators>;

/** Vendors' calls that were refused until an operator has reviewed them. */
export function createAlertsForOperators({
  database,
  clock,
  audit,
  directory,
  operators,
}: OperatorSideNeeds) {
  async function describe(brandId: string, rows: readonly AlertRow[]): Promise<Alert[]> {
    const members = await directory.describe(
      brandId,
      rows.map(({ memberId }) => memberId),
    );
    const people = await operators.people.describe(rows.flatMap(({ settledBy }) => settledBy ?? []));
    return rows.map(({ brandId: _brand, memberId, settledBy, at, settledAt, ...row }) => ({
      ...row,
      at: at.getTime(),
      settledAt: settledAt?.getTime() ?? null,
      settledBy: settledBy === null ? null : (people.get(settledBy) ?? null),
      member: {
        id: memberId,
        account: members.get(memberId)?.account ?? null,
        customerNo: members.get(memberId)?.customerNo ?? null,
      },
    }));
  }

  return {
    describe,

    async list({ id: brandId }: Brand, { limit, after, state }: QueryOf<Calls['gamesAlerts']>) {
      const place = readMomentPlace(after);
      const { rows, next } = await readPage(
        limit,
        (count) => listAlerts(database.queries, brandId, { state, after: place, limit: count }),
        ({ at, transactionId }) => writeMomentPlace({ atMs: at.getTime(), id: transactionId }),
      );
      return { items: await describe(brandId, rows), next };
    },

    async settle(
      { id: brandId }: Brand,
      { vendor, transactionId, reason }: BodyOf<Calls['settleAlert']>,
      { actor, operator }: { actor: Actor; operator: Operator },
    ): Promise<Alert> {
      const key = { brandId, vendor, transactionId };
      const settled = await database.transaction(async (tx) => {
        const row = await lockAlert(tx, key);
        if (!row) throw new Refusal('not_found');
        if (row.settledAt !== null) throw new Refusal('already_decided');
        const now = {
          settledAt: new Date(clock.now()),
          settledBy: operator.id,
          settledReason: reason,
        };
        await settleAlert(tx, key, now);
        await audit.record(tx, {
          actor,
          kind: 'change',
          action: 'games.settle_alert',
          target: { kind: 'transaction', id: transactionId },
          brandId,
          reason,
        });
        operators.tellTasks();
        return { ...row, ...now };
      });
      return (await describe(brandId, [settled]))[0] as Alert;
    },
  };
}
