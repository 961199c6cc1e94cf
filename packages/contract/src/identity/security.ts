import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Text } from '../text.ts';
import { Moment, Secret } from './parts.ts';

export const securityEndpoints = {
  securityConfig: endpoint({
    method: 'GET',
    path: '/wps/member/securityConfig',
    summary: 'What keeps the account safe: what is set, masked where it could be copied',
    access: 'member',
    answer: z.object({
      hasPassword: z.boolean(),
      hasPaymentPassword: z.boolean(),
      payeeName: z.string().nullable().describe('Masked; in whose name the bank cards are'),
      mobile: z.string().nullable().describe('Masked'),
      isMobileVerified: z.boolean(),
      email: z.string().nullable().describe('Masked'),
      isEmailVerified: z.boolean(),
      passkeys: z.number().int(),
      bankCards: z.number().int(),
      withdrawalsHeldUntil: Moment.nullable().describe(
        'Phone, mail, payee or a card has changed: no withdrawal before',
      ),
    }),
    refusals: [],
  }),
  setPaymentPassword: endpoint({
    method: 'POST',
    path: '/wps/member/paymentPassword',
    summary: 'Sets or changes the password for withdrawals; needs that of the account',
    access: 'member',
    callsPerMinute: 30,
    sealed: true,
    body: z.object({
      password: Text.max(200).describe('Of the account; empty where it has none'),
      newPassword: Secret,
      confirmNewPassword: Secret,
    }),
    answer: z.object({}),
    refusals: ['wrong_password', 'locked_out', 'confirmation_mismatch', 'same_password'],
  }),
};
