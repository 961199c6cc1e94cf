import { z } from 'zod';
import { Id, Moment, Reason } from '../../lists.ts';
import { operatorEndpoint } from '../../operators/operator-endpoint.ts';
import { TASK_KINDS } from '../../values/promotions/chance.ts';
import { Currency, Money } from '../../wallet/parts.ts';
import { Outcome } from './outcome.ts';
import { Prize } from './prize.ts';

export const Task = z.strictObject({
  kind: z.enum(TASK_KINDS),
  target: Money.describe('An amount, or how many'),
  prize: Prize,
  isOn: z.boolean(),
  order: z.number().int().min(0).max(1_000).describe('Lower comes first'),
});
export type Task = z.infer<typeof Task>;

const OperatorTask = Task.extend({
  id: Id,
  version: z.number().int(),
  updatedAt: Moment,
  claims: z.number().int(),
});
export type OperatorTask = z.infer<typeof OperatorTask>;

export const taskOperatorEndpoints = {
  taskList: operatorEndpoint({
    method: 'GET',
    path: '/ops/promotions/tasks',
    summary: "The brand's tasks, on or off, and how often each was claimed",
    access: { operator: 'promotions.read', scope: 'brand' },
    answer: z.object({ currency: Currency, items: z.array(OperatorTask) }),
    refusals: [],
  }),
  saveTask: operatorEndpoint({
    method: 'POST',
    path: '/ops/promotions/tasks',
    summary: 'Saves a task; one that brings cash is changed by two persons, but switched off by one',
    access: { operator: 'promotions.edit', scope: 'brand' },
    body: z.object({
      id: Id.nullable().describe('null: a new one'),
      version: z.number().int().min(0).describe('That was read; 0: a new one'),
      task: Task,
      reason: Reason,
    }),
    answer: Outcome,
    refusals: ['not_found', 'stale', 'too_many_tasks', 'approval_waiting', 'mall_hidden'],
  }),
};
