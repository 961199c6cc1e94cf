import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Moment } from '../lists.ts';
import { Text } from '../text.ts';
import { PURSES } from '../values/wallet.ts';
import { Currency, Money } from './parts.ts';

const Shown = z.object({
  currency: Currency,
  currencySymbol: z.string().describe('Empty for trial money'),
  displayDigits: z.number().int().describe('Digits after the point that are shown and accepted'),
  inputUnit: z
    .literal([1, 1000])
    .describe('What one typed unit is worth, where people type amounts in thousands'),
});

const Wallet = z.object({ type: z.enum(PURSES), balance: Money });

export const purseEndpoints = {
  wallet: endpoint({
    method: 'GET',
    path: '/wps/wallets/gcs',
    summary: 'What the caller has; a trial account has trial money (XXX)',
    access: 'session',
    answer: Shown.extend({
      sumBalance: Money.describe(
        'What can be played with now: main. Bonus money can be played once it is moved there',
      ),
      wallets: z
        .array(Wallet)
        .describe('main, bonus and locked always; debt only where something is owed (below zero)'),
      at: Moment,
    }),
    refusals: [],
  }),
  memberWallet: endpoint({
    method: 'GET',
    path: '/wps/wallets/member',
    summary: 'Each purse of the caller, with when it last moved',
    access: 'session',
    answer: z.object({
      currency: Currency,
      wallets: z.array(Wallet.extend({ movedAt: Moment.nullable().describe('null: never') })),
    }),
    refusals: [],
  }),
  merchantWallet: endpoint({
    method: 'GET',
    path: '/wps/wallets/merchant',
    summary: 'How the brand writes money, and by which clocks its days are counted',
    access: 'everyone',
    answer: Shown.extend({
      merchantCode: z.string(),
      trial: Shown.describe('How trial money is written'),
      timeZone: z.string(),
      dayStartsAt: z.string().describe('HH:mm in that zone'),
      today: z.string().describe('The business day that is now'),
    }),
    refusals: [],
  }),
  walletTransfer: endpoint({
    method: 'POST',
    path: '/wps/relay/GCS_walletTransfer',
    summary:
      'Moves money between the main and the bonus purse, either way, while nothing is left to be wagered',
    access: 'member',
    modules: ['fundTransfer'],
    movesMoney: true,
    body: z.object({
      from: z.enum(['main', 'bonus']),
      to: z.enum(['main', 'bonus']),
      amount: Text.max(40).describe('A decimal above zero with no more digits than the currency shows'),
    }),
    answer: z.object({ id: z.uuid(), wallets: z.array(Wallet), sumBalance: Money, at: Moment }),
    refusals: ['not_enough_money', 'bonus_not_released'],
  }),
};
