import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Text } from '../text.ts';
import { EXCLUSION_TERMS } from '../values/protection.ts';
import { Exclusion, Limit, whichLimit } from './parts.ts';

const Protection = z.object({
  limits: z.array(Limit).describe('Every kind and period, those without a limit too'),
  exclusion: Exclusion.nullable().describe('The one in force'),
  locks: z.object({ deposit: z.boolean(), play: z.boolean() }).describe('Set by an operator'),
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
    body: z.object({
      ...whichLimit,
      amount: Text.max(40)
        .nullable()
        .describe('A decimal above zero with no more digits than the currency shows; null: no limit'),
    }),
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
      password: Text.max(200).describe('Of the account; empty where it has none'),
    }),
    answer: Protection,
    refusals: ['wrong_password', 'locked_out'],
  }),
};
