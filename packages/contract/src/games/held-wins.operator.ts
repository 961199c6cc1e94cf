import { z } from 'zod';
import { Id, listOf, Moment, OperatorRef, page, Reason } from '../lists.ts';
import { operatorEndpoint } from '../operators/operator-endpoint.ts';
import { HELD_WIN_STATES, WIN_LIMITS } from '../values/games.ts';
import { VendorCode } from './parts.ts';

const HeldWin = z.object({
  id: z.string(),
  vendor: VendorCode,
  transactionId: Id,
  gameCode: z.string(),
  round: z.string(),
  member: z.object({ id: Id, account: z.string().nullable(), customerNo: z.string().nullable() }),
  currency: z.string(),
  amount: z.string(),
  why: z.enum(WIN_LIMITS).describe('Which limit of the vendor it was beyond'),
  limit: z.string().describe('How high that limit was'),
  at: Moment,
  state: z.enum(HELD_WIN_STATES),
  approvalId: Id.nullable().describe('A release that waits for a second person'),
  settledAt: Moment.nullable(),
  settledBy: OperatorRef.nullable(),
  settledReason: z.string().nullable(),
});
export type HeldWin = z.infer<typeof HeldWin>;

const decide = { operator: 'games.decide', scope: 'brand' } as const;
const body = z.object({ vendor: VendorCode, transactionId: Id, reason: Reason });

export const heldWinOperatorEndpoints = {
  heldWins: operatorEndpoint({
    method: 'GET',
    path: '/ops/games/held-wins',
    summary: 'Wins beyond the limits of their vendors, the newest first',
    access: { operator: 'games.rounds', scope: 'brand' },
    query: z.object({ ...page, state: z.enum(HELD_WIN_STATES).optional() }),
    answer: listOf(HeldWin),
    refusals: [],
  }),
  releaseHeldWin: operatorEndpoint({
    method: 'POST',
    path: '/ops/games/held-win/release',
    summary: 'Asks for a held win to be paid to the member; another operator approves',
    access: decide,
    body,
    answer: z.object({ approvalId: Id }),
    refusals: ['not_found', 'already_decided', 'approval_waiting'],
  }),
  refuseHeldWin: operatorEndpoint({
    method: 'POST',
    path: '/ops/games/held-win/refuse',
    summary: 'Gives a held win back to the vendor; the member does not get it',
    access: decide,
    body,
    answer: HeldWin,
    refusals: ['not_found', 'already_decided'],
  }),
};
