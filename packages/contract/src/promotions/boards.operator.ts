import { z } from 'zod';
import { Id, Moment, Reason } from '../lists.ts';
import { operatorEndpoint } from '../operators/operator-endpoint.ts';
import { BOARD_STATES } from '../values/promotions/boards.ts';
import { Currency } from '../wallet/parts.ts';
import { BoardDocument } from './boards.ts';

const Member = z.object({ id: Id, account: z.string() });

const OperatorBoard = z.object({
  id: Id,
  title: z.string(),
  state: z.enum(BOARD_STATES),
  document: BoardDocument,
  members: z.number().int().describe('On the board'),
  countedUntil: Moment,
  paidAt: Moment.nullable(),
  places: z
    .array(z.object({ rank: z.number().int(), member: Member, score: z.string() }))
    .describe('The best; of a board that was paid, those who won'),
});
export type OperatorBoard = z.infer<typeof OperatorBoard>;

export const boardOperatorEndpoints = {
  boardList: operatorEndpoint({
    method: 'GET',
    path: '/ops/promotions/boards',
    summary: 'The leaderboards of the brand, the newest first',
    access: { operator: 'promotions.read', scope: 'brand' },
    answer: z.object({ currency: Currency, items: z.array(OperatorBoard) }),
    refusals: [],
  }),
  publishBoard: operatorEndpoint({
    method: 'POST',
    path: '/ops/promotions/boards',
    summary: 'Asks a second person to publish a leaderboard; from then on it never changes',
    access: { operator: 'promotions.edit', scope: 'brand' },
    body: z.object({ document: BoardDocument, reason: Reason }),
    answer: z.object({ approvalId: Id }),
    refusals: ['approval_waiting', 'mall_hidden', 'return_budget'],
  }),
};
