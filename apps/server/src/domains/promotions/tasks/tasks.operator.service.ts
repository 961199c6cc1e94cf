import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { AnswerOf, BodyOf, ConsoleContract, Task } from '@parlour/contract';
import { TASKS_MAX } from '@parlour/contract/values/promotions/chance.rules';
import type { Database, Tx } from '@parlour/database/database';
import { amountOf, writeDecimal } from '@parlour/money';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import { changesBetween } from '../../../audit/changes.rules.ts';
import type { Actor } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { ApprovalKind, Approvals } from '../../operators/operators.module.ts';
import type { Caller, Forecasting, PrizeChecks } from '../chance.ts';
import { CHANGE_LASTS_MS, isWorthMoney } from '../prizes.rules.ts';

import { countClaims, listTasks, lockTask, putTask, type TaskRow } from './tasks.repo.ts';
import { taskFaults } from './tasks.rules.ts';

type Calls = ConsoleContract['promotions'];
type TaskNeeds = {
  database: Database;
  clock: Clock;
  approvals: Pick<Approvals, 'register' | 'request'>;
  audit: AuditWriter;
  prizeChecks: PrizeChecks;
  forecasts: Forecasting;
};
/** What both operators read, and what then holds. */
type Asked = { brandId: string; id: string; version: number; before: Task | null; after: Task };
export type TasksForOperators = ReturnType<typeof createTasksForOperators>;

/** Tasks as operators keep them: what brings money or free rounds is changed by two. */
export function createTasksForOperators(needs: TaskNeeds) {
  const { database, clock, approvals, audit, prizeChecks, forecasts } = needs;
  const kind: ApprovalKind<Asked> = {
    name: 'promotions.change_task',
    request: 'promotions.edit',
    decide: 'promotions.decide',
    lastsMs: CHANGE_LASTS_MS,
    async apply(tx, asked, about) {
      const row = await lockTask(tx, asked.brandId, asked.id);
      // Both operators read the difference; from another version it would be another one.
      if ((row?.version ?? 0) !== asked.version) throw new Refusal('stale');
      prizeChecks.requireMall(asked.brandId, [asked.after.prize]);
      await put(tx, asked, about);
      return {};
    },
  };
  approvals.register(kind);

  async function put(
    tx: Tx,
    asked: Asked,
    { actor, reason }: { actor: Actor; reason: string },
  ): Promise<void> {
    const { brandId, id, before, after } = asked;
    await putTask(tx, {
      brandId,
      id,
      version: asked.version + 1,
      ...after,
      target: amountOf(after.target),
      updatedAt: new Date(clock.now()),
    });
    await audit.record(tx, {
      actor,
      kind: 'change',
      action: 'promotions.change_task',
      target: { kind: 'task', id },
      brandId,
      changes: changesBetween(before ?? {}, after),
      reason,
    });
  }

  return {
    async list(brand: Brand): Promise<AnswerOf<Calls['taskList']>> {
      const rows = await listTasks(database.queries, brand.id);
      const claims = await countClaims(database.queries, brand.id);
      return {
        currency: brand.settings.currency,
        items: rows.map((row) => ({
          id: row.id,
          version: row.version,
          updatedAt: row.updatedAt.getTime(),
          claims: claims.get(row.id) ?? 0,
          ...describe(row),
        })),
      };
    },

    /** For a demonstration. */
    async putDemo(tx: Tx, brandId: string, tasks: readonly Task[]): Promise<void> {
      for (const task of tasks)
        await putTask(tx, {
          brandId,
          id: newId(clock),
          version: 1,
          ...task,
          target: amountOf(task.target),
          updatedAt: new Date(clock.now()),
        });
    },

    async save(
      brand: Brand,
      body: BodyOf<Calls['saveTask']>,
      caller: Caller,
    ): Promise<AnswerOf<Calls['saveTask']>> {
      const { version, task: after, reason } = body;
      const fields = {
        ...taskFaults(after, brand.settings.currency),
        ...(await prizeChecks.faultsOf(brand.id, [['task.prize', after.prize]])),
      };
      if (Object.keys(fields).length > 0) throw new Refusal('invalid_input', { fields });
      if (after.isOn) prizeChecks.requireMall(brand.id, [after.prize]);
      const forecast = mayTakeTwo(after)
        ? await forecasts.of(brand, { kind: 'task', id: body.id, task: after })
        : null;
      return database.transaction(async (tx) => {
        const row = body.id === null ? undefined : await lockTask(tx, brand.id, body.id);
        if (body.id !== null && !row) throw new Refusal('not_found');
        if ((row?.version ?? 0) !== version) throw new Refusal('stale');
        if (!row && (await listTasks(tx, brand.id)).length >= TASKS_MAX) throw new Refusal('too_many_tasks');
        const before = row ? describe(row) : null;
        const asked: Asked = { brandId: brand.id, id: row?.id ?? newId(clock), version, before, after };
        if (!takesTwo(before, after)) {
          await put(tx, asked, { actor: caller.actor, reason });
          return { outcome: 'applied' as const };
        }
        const target = { kind: 'task', id: `${brand.settings.merchantCode}.${asked.id}`, name: after.kind };
        const request = { brandId: brand.id, target, payload: { ...asked, forecast }, reason };
        return {
          outcome: 'requested' as const,
          approvalId: await approvals.request(tx, kind, request, caller),
        };
      });
    },
  };
}

const describe = ({ kind, target, prize, isOn, order }: TaskRow): Task => ({
  kind,
  target: writeDecimal(target),
  prize,
  isOn,
  order,
});

const mayTakeTwo = ({ isOn, prize }: Task): boolean => isOn && isWorthMoney(prize);

/** Switching off and moving about take one. */
function takesTwo(before: Task | null, after: Task): boolean {
  if (!mayTakeTwo(after)) return false;
  return changesBetween({ ...before, order: 0 }, { ...after, order: 0 }).length > 0;
}
