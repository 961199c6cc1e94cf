import { z } from 'zod';

/** The public protocol's form of a moment: to the second, without a zone, in UTC. */
export const UtcTime = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?$/);

export const REPORT_PAGE_MAX = 1_000;

/**
 * What a vendor did to an operator's wallet, by time or by round. `limit` and `after` are ours: a vendor that does not
 * know them returns everything at once and no `next`.
 */
export const TransactionsCall = z
  .object({
    operator_id: z.string().min(1).max(60),
    start_time: UtcTime.optional().describe('From then on'),
    end_time: UtcTime.optional().describe('Before then'),
    round: z.string().min(1).max(100).optional(),
    limit: z.number().int().min(1).max(REPORT_PAGE_MAX).optional(),
    after: z.string().max(200).optional().describe('`next` of the answer before'),
  })
  .refine(
    ({ start_time, end_time, round }) =>
      round !== undefined || (start_time !== undefined && end_time !== undefined),
  );
export type TransactionsCall = z.infer<typeof TransactionsCall>;

export const ReportedTransaction = z.object({
  transaction_uuid: z.guid().toLowerCase(),
  kind: z.enum(['bet', 'win', 'rollback']),
  /** TS_SUCCESS: the wallet did it. TS_DECLINED: it did not. Anything else: the vendor does not know yet. */
  status: z.string().max(40),
  user: z.string().max(100),
  game_code: z.string().max(80),
  round: z.string().max(100),
  currency: z.string().max(3),
  /** Integers in units of 1/100,000; absent for rollbacks. */
  amount: z.bigint(),
  inserted_at: UtcTime,
});
export type ReportedTransaction = z.infer<typeof ReportedTransaction>;

export const TransactionsAnswer = z.object({
  transactions: z.array(ReportedTransaction).max(100_000),
  next: z.string().max(200).nullish(),
});

export const writeUtc = (atMs: number): string => new Date(atMs).toISOString().slice(0, 23);
export const readUtc = (text: string): number => Date.parse(`${text}Z`);
