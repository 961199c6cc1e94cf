import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Moment } from '../lists.ts';
import { ownProof, PROOF_REFUSALS } from '../proof.ts';
import { POSITION_DAYS } from '../values/protection.rules.ts';
import { EXCLUSION_TERMS } from '../values/protection.ts';
import { Currency, Day, Money } from '../wallet/parts.ts';
import { Exclusion, Limit, LimitAmount, RealityCheck, whichLimit } from './parts.ts';

const Protection = z.object({
  limits: z.array(Limit).describe('Every kind and period, those without a limit too'),
  exclusion: Exclusion.nullable().describe('The one in force'),
  locks: z.object({ deposit: z.boolean(), play: z.boolean() }).describe('Set by an operator'),
  realityCheckMinutes: RealityCheck,
  currency: Currency.describe('Of the limits'),
});

const Position = z.object({
  days: z.literal([...POSITION_DAYS]).describe('Business days, today included'),
  from: Day,
  to: Day,
  deposits: Money,
  withdrawals: Money,
  bets: Money,
  wins: Money,
  net: Money.describe('wins − bets; below zero: lost'),
});

export const protection = {
  overview: endpoint({
    method: 'GET',
    path: '/wps/protection',
    summary: 'The limits, exclusion and locks of the member, and what is used of the limits',
    access: 'member',
    answer: Protection,
    refusals: [],
  }),
  setLimit: endpoint({
    method: 'POST',
    path: '/wps/protection/limit',
    summary:
      'Sets a limit. A first or a lower one binds at once; a higher one or none waits 24 hours and for a confirmation',
    access: 'member',
    body: z.object({ ...whichLimit, amount: LimitAmount }),
    answer: Protection,
    refusals: [],
  }),
  confirmLimit: endpoint({
    method: 'POST',
    path: '/wps/protection/limit/confirm',
    summary: 'Confirms a raise that was asked for at least 24 hours ago; it binds from now on',
    access: 'member',
    body: z.object(whichLimit),
    answer: Protection,
    refusals: ['nothing_asked', 'too_early'],
  }),
  cancelLimit: endpoint({
    method: 'POST',
    path: '/wps/protection/limit/cancel',
    summary: 'Takes back a raise that waits',
    access: 'member',
    body: z.object(whichLimit),
    answer: Protection,
    refusals: ['nothing_asked'],
  }),
  exclude: endpoint({
    method: 'POST',
    path: '/wps/protection/exclusion',
    summary:
      'Keeps the member from depositing and playing until the time is over. It cannot be undone; one in force is never shortened',
    access: 'member',
    callsPerMinute: 30,
    sealed: true,
    body: z.object({
      for: z.enum(EXCLUSION_TERMS),
      ...ownProof,
    }),
    answer: Protection,
    refusals: [...PROOF_REFUSALS],
  }),
  position: endpoint({
    method: 'GET',
    path: '/wps/protection/position',
    summary: 'What the member paid in and out, staked and won lately: exact and current, behind no switch',
    access: 'member',
    answer: z.object({ currency: Currency, spans: z.array(Position) }),
    refusals: [],
  }),
  setRealityCheck: endpoint({
    method: 'POST',
    path: '/wps/protection/realityCheck',
    summary: 'How often the member wants to be told how long they have been playing',
    access: 'member',
    body: z.object({ minutes: RealityCheck }),
    answer: Protection,
    refusals: [],
  }),
  sitting: endpoint({
    method: 'POST',
    path: '/wps/protection/sitting',
    summary:
      'Open pages say here every minute that the member is there; the answer says when the next reminder is due, and what it tells',
    access: 'member',
    body: z.object({ isTold: z.boolean().describe('The reminder was read; the next is counted from now') }),
    answer: z.object({
      minutes: RealityCheck,
      since: Moment.describe('When this sitting began'),
      dueAt: Moment.nullable().describe('null: no reminders'),
      told: z
        .object({ currency: Currency, staked: Money, won: Money, net: Money })
        .nullable()
        .describe('What was staked and won since, when a reminder is due'),
    }),
    refusals: [],
  }),
};
