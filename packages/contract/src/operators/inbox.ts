import { z } from 'zod';
import { Moment } from '../lists.ts';
import { Text } from '../text.ts';
import { FIGURE_UNITS, OPERATOR_TICKET_PURPOSES } from '../values/operators.ts';
import { operatorEndpoint } from './operator-endpoint.ts';

const use = { operator: 'console.use', scope: 'granted' } as const;

/** A decimal number as text, so that money and counts look alike and neither is ever a float. */
const Decimal = z.string().regex(/^-?\d+(\.\d+)?$/);

const Figure = z.object({
  label: z.string().describe('A key the console has a text for, such as system.brands_open'),
  unit: z.enum(FIGURE_UNITS),
  currency: z.string().nullable(),
  value: Decimal,
  series: z.array(z.object({ at: Moment, value: Decimal })).describe('Empty where there is no history'),
});
export type Figure = z.infer<typeof Figure>;

const Found = z.object({
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  merchantCode: z.string().nullable(),
});
export type Found = z.infer<typeof Found>;

const TaskCount = z.object({
  kind: z.string(),
  count: z.number().int(),
  about: z
    .array(z.string())
    .optional()
    .describe('What they are about, by name, where one kind is about several things'),
});
const Tasks = z.object({ items: z.array(TaskCount), total: z.number().int() });
export type Tasks = z.infer<typeof Tasks>;

const WaitingItem = z.object({
  kind: z.string(),
  id: z.string().nullable().describe('null: a number of them, which their own list shows'),
  merchantCode: z.string().nullable(),
  title: z.string().describe('A number or a name, or a code the console has a text for'),
  amount: Decimal.nullable(),
  currency: z.string().nullable(),
  since: Moment.nullable(),
  count: z.number().int(),
});
export type WaitingItem = z.infer<typeof WaitingItem>;

export const inboxEndpoints = {
  queue: operatorEndpoint({
    method: 'GET',
    path: '/ops/queue',
    summary: 'What waits for this operator in every brand they may decide for, the longest waiting first',
    access: use,
    query: z.object({ kind: Text.max(60).optional() }),
    answer: z.object({ items: z.array(WaitingItem) }),
    refusals: [],
  }),
  tasks: operatorEndpoint({
    method: 'GET',
    path: '/ops/tasks',
    summary: 'How many tasks of each kind wait for this operator',
    access: use,
    answer: Tasks,
    refusals: [],
  }),
  search: operatorEndpoint({
    method: 'GET',
    path: '/ops/search',
    summary: 'Looks for a word everywhere the caller may look',
    access: use,
    query: z.object({ q: Text.trim().min(2).max(100) }),
    answer: z.object({
      groups: z.array(
        z.object({
          kind: z.string().describe('brand, operator, audit ...'),
          items: z.array(Found),
        }),
      ),
    }),
    refusals: [],
  }),
  dashboard: operatorEndpoint({
    method: 'GET',
    path: '/ops/dashboard',
    summary: 'Figures of the brands the caller may see, or of the one named by Merchant',
    access: use,
    answer: z.object({ figures: z.array(Figure) }),
    refusals: [],
  }),
  ticket: operatorEndpoint({
    method: 'POST',
    path: '/ops/ticket',
    summary:
      'A ticket for one address that cannot carry the token: single use, 60 seconds, for the brand of Merchant',
    access: use,
    body: z.object({ purpose: z.enum(OPERATOR_TICKET_PURPOSES) }),
    answer: z.object({ ticket: z.string(), expiresAt: Moment }),
    refusals: [],
  }),
  live: operatorEndpoint({
    method: 'GET',
    path: '/ops/live',
    summary:
      'Server-sent events: `tasks` with the counts, at once and whenever they change; `end` before it closes',
    access: { operator: 'console.use', scope: 'granted', by: 'ticket' },
    answers: 'events',
    query: z.object({ ticket: Text.max(100) }),
    answer: Tasks.describe('The data of each `tasks` event'),
    refusals: [],
  }),
};
