import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { Id, Moment } from '../../lists.ts';
import { TASK_KINDS, TASK_STATES } from '../../values/promotions/chance.ts';
import { Currency, Day, Money } from '../../wallet/parts.ts';
import { Prize } from './prize.ts';

const MemberTask = z.object({
  id: Id,
  kind: z.enum(TASK_KINDS),
  day: Day.nullable().describe('null: once, whatever the day'),
  currency: Currency,
  target: Money.describe('An amount, or how many'),
  reached: Money,
  prize: Prize,
  state: z.enum(TASK_STATES),
  until: Moment.nullable().describe('When it can no longer be claimed; null: no end'),
});
export type MemberTask = z.infer<typeof MemberTask>;

export const taskEndpoints = {
  tasks: endpoint({
    method: 'GET',
    path: '/wps/promotions/tasks',
    summary: "Today's tasks with their progress, and yesterday's that can still be claimed",
    access: 'member',
    answer: z.object({
      items: z.array(MemberTask),
      endsAt: Moment.describe('When the next business day begins, and with it the next tasks'),
    }),
    refusals: [],
  }),
  claimTask: endpoint({
    method: 'POST',
    path: '/wps/promotions/tasks/claim',
    summary: 'Claims what a task brings, once; a repeat changes nothing',
    access: 'member',
    body: z.object({ id: Id, day: Day.nullable() }),
    answer: MemberTask,
    refusals: ['not_found', 'not_reached', 'offer_closed'],
  }),
};
