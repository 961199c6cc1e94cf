import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { NodeId } from '../games/parts.ts';
import { Id, Moment } from '../lists.ts';
import { REWARD_SOURCES, UNCOUNTED_REASONS } from '../values/promotions/promotions.ts';
import { BONUS_MOVES, BONUS_PRODUCTS, BONUS_STATES } from '../values/wallet.ts';
import { Currency, Money } from '../wallet/parts.ts';

export const OwnBonus = z.object({
  id: Id,
  state: z.enum(BONUS_STATES),
  source: z.enum(REWARD_SOURCES),
  title: z.string().describe("The offer's, in the language asked for; empty: the source names it"),
  currency: Currency,
  amount: Money.describe('As it was granted'),
  balance: Money.describe('What is left of it; of one that waits, what it will begin with'),
  product: z.enum(BONUS_PRODUCTS),
  requirement: Money,
  wagered: Money.describe('What has counted so far'),
  left: Money.describe('What is still to be staked'),
  stakeMax: Money.nullable().describe('The most per stake, where the bonus pays a part of it'),
  releaseMax: Money.nullable(),
  released: Money,
  createdAt: Moment,
  endsAt: Moment.nullable(),
  endedAt: Moment.nullable(),
});
export type OwnBonus = z.infer<typeof OwnBonus>;

const BonusAccount = z.object({
  bonus: OwnBonus,
  moves: z
    .array(z.object({ kind: z.enum(BONUS_MOVES), amount: Money }))
    .describe('What came into the purse and left it: together the balance'),
  wagering: z
    .object({
      staked: Money.describe('In closed rounds since it became active'),
      counted: Money,
      uncounted: z.array(z.object({ why: z.enum(UNCOUNTED_REASONS), amount: Money })),
      games: z
        .array(
          z.object({
            name: z.string(),
            staked: Money,
            counted: Money,
            uncounted: z.array(z.object({ why: z.enum(UNCOUNTED_REASONS), amount: Money })),
          }),
        )
        .describe('The same by title, the most staked first: every line is the sum over them'),
    })
    .describe('What was staked is what counted and what did not'),
  hasOpenRounds: z.boolean().describe('Rounds with its money are open: it cannot be cancelled'),
  withdrawable: Money.describe('Own money, which can leave at any time'),
});
export type BonusAccount = z.infer<typeof BonusAccount>;

export const bonuses = {
  ownBonuses: endpoint({
    method: 'GET',
    path: '/wps/bonuses',
    summary: "The member's bonuses, the newest first",
    access: 'member',
    answer: z.object({ bonuses: z.array(OwnBonus) }),
    refusals: [],
  }),
  bonusAccount: endpoint({
    method: 'GET',
    path: '/wps/bonuses/account',
    summary: 'Why the money of the active bonus is locked: every figure, as the ledger has it',
    access: 'member',
    answer: z.object({ account: BonusAccount.nullable().describe('null: no bonus is active') }),
    refusals: [],
  }),
  bonusAtTitle: endpoint({
    method: 'GET',
    path: '/wps/bonuses/title',
    summary: 'What the active bonus does at a title, as a member is told before they play',
    access: 'member',
    query: z.object({ nodeId: NodeId }),
    answer: z.object({
      bonus: OwnBonus.pick({ id: true, source: true, title: true, currency: true, stakeMax: true })
        .extend({
          pays: z.boolean().describe('Whether it pays stakes there, once own money is used up'),
          weight: z.number().int().describe('What of a stake counts towards it, in percent'),
        })
        .nullable()
        .describe('null: no bonus is active, or the play decides'),
    }),
    refusals: ['not_found'],
  }),
  cancelBonus: endpoint({
    method: 'POST',
    path: '/wps/bonuses/cancel',
    summary: 'Ends a bonus; own money stays as it is',
    access: 'member',
    callsPerMinute: 30,
    body: z.object({ id: Id }),
    answer: z.object({ bonuses: z.array(OwnBonus) }),
    refusals: ['not_found', 'round_open'],
  }),
};
