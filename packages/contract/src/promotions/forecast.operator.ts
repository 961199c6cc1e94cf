import { z } from 'zod';
import { Id, Moment } from '../lists.ts';
import { operatorEndpoint } from '../operators/operator-endpoint.ts';
import { MALL_STOCK_MAX } from '../values/promotions/mall.rules.ts';
import { Currency, Day, Money } from '../wallet/parts.ts';
import { Task } from './chance/tasks.operator.ts';
import { WheelSectors } from './chance/wheel.operator.ts';
import { InvitePlan } from './invite.ts';
import { MallCredit, MallDocument } from './mall.document.ts';

const Count = z.number().int();

/** What is asked about, as it is being written. */
const Written = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('wheel'), sectors: WheelSectors }),
  z.strictObject({
    kind: z.literal('task'),
    id: Id.nullable().describe('null: a new one; what was claimed of another is not given again'),
    task: Task,
  }),
  z.strictObject({ kind: z.literal('friends'), plan: InvitePlan }),
  z.strictObject({
    kind: z.literal('credit'),
    id: Id.nullable().describe('null: a new one'),
    credit: MallCredit,
    ...MallDocument.pick({ price: true, perMember: true, level: true }).shape,
    addStock: z.number().int().min(-MALL_STOCK_MAX).max(MALL_STOCK_MAX),
  }),
  z.strictObject({ kind: z.literal('sign_in') }),
]);
export type Written = z.infer<typeof Written>;

const Wheel = z.object({
  kind: z.literal('wheel'),
  perTurn: Money.describe('On average, while there is stock; the turns that it wins are turns of their own'),
  most: Money.describe('The dearest turn'),
  afterStock: Money.describe('A turn on average once every stock is gone'),
  stock: Money.describe('Everything that has an end, together'),
  isEndless: z.boolean().describe('Turns win as many turns as are made, or more'),
  turns: Count.describe('That were made in these days'),
  turners: Count,
  expected: Money.describe('What so many turns would cost, with the stock there is'),
  held: Count.describe('Turns that members have not made yet'),
  heldCost: Money.nullable().describe('With the turns they win; null: these have no end'),
  daily: Count.describe('Turns that tasks give a member on one day'),
  dailyCost: Money.nullable().describe('Of such a member, on average, with the turns they win'),
  dailyMost: Money.nullable().describe('null: a turn can win turns, so only the stock ends it'),
});

const TaskFigures = z.object({
  kind: z.literal('task'),
  each: Money.describe('What it brings once; turns at what the present wheel costs on average'),
  isOnce: z.boolean().describe('In a life; else every day'),
  members: Count.describe('Who may claim it'),
  reached: Count.describe(
    'How often it was reached in these days; of one in a life, who has and did not claim',
  ),
  reachers: Count,
  expected: Money.describe('What that would have cost'),
  perDay: Money.nullable().describe('The same for a day; null: it is given once'),
  most: Money.describe('If all of them reach it: in a day, or once'),
});

const Friends = z.object({
  kind: z.literal('friends'),
  each: Money.describe('Both gifts'),
  friends: Count.describe('Who registered with a code in these days'),
  done: Count.describe('Of them who did all this plan asks for, in its days'),
  open: Count.describe('Of them who still have time'),
  expected: Money.describe('What those who are done would have cost'),
  inviters: Count,
  mostEach: Money.describe('What the friends of one inviter can cost in a month'),
  most: Money.describe('The same of all who invited in these days'),
});

const Credit = z.object({
  kind: z.literal('credit'),
  each: Money.describe('What is granted'),
  kept: Money.describe('What is left of it to a taker who stakes the requirement at the cheapest title'),
  cheapest: z.string().nullable().describe('That title; null: none counts'),
  perPoint: Money.describe('What a point buys'),
  keptPerPoint: Money,
  points: Count.describe('That members have, of all'),
  members: Count.describe('Who could take it now'),
  exchanges: Count.describe(
    'How often they could now, as far as points and the limit of a member go, whatever the stock',
  ),
  expected: Money.describe('What these would grant'),
  expectedKept: Money,
  stock: Count.describe('That there would be'),
  most: Money.describe('What all of it grants'),
  taken: Count.describe('Exchanged in these days'),
  earned: Count.describe('Points that came in these days'),
});

const SignIn = z.object({
  kind: z.literal('sign_in'),
  points: z.array(Count).describe('What each day of a cycle brings'),
  streak: Money.describe('A whole cycle of one member'),
  perDay: Money.describe('A day of it, on average'),
  most: Money.describe('The dearest day'),
  signed: Count.describe('Sign-ins in these days'),
  signers: Count,
  given: Count.describe('Points they brought'),
  expected: Money.describe('What those cost'),
  active: Count.describe('Days of members with play'),
  ifAll: Money.describe('What it would have cost if whoever played had signed in on each of those days'),
});

/** What something may cost, before anybody is promised it. */
export const Forecast = z.object({
  currency: Currency,
  from: Day.describe('The first of the days that were looked at'),
  to: Day,
  days: Count,
  pointWorth: Money.describe('What a point costs the house'),
  at: Moment,
  figures: z.discriminatedUnion('kind', [Wheel, TaskFigures, Friends, Credit, SignIn]),
});
export type Forecast = z.infer<typeof Forecast>;

export const forecastOperatorEndpoints = {
  promotionForecast: operatorEndpoint({
    method: 'POST',
    path: '/ops/promotions/forecast',
    summary:
      'What a wheel, a task, friends, a credit of the mall or sign-ins may cost, as they are being written',
    access: { operator: 'promotions.read', scope: 'brand' },
    body: z.object({ of: Written }),
    answer: Forecast,
    refusals: ['not_found'],
  }),
};
