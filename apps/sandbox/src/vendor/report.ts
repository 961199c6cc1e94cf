import { ReportedTransaction, readUtc, type TransactionsCall } from '@parlour/wallet-protocol';
import { z } from 'zod';

/** As a test supplies it: amounts are integers as text, because JSON cannot hold them. */
export const Report = z.object({
  transactions: z.array(ReportedTransaction.extend({ amount: z.string().regex(/^\d+$/).transform(BigInt) })),
});

/** A page of the transactions in the requested span or round, ordered by time and id. */
export function pageOf(report: readonly ReportedTransaction[], call: TransactionsCall) {
  const { start_time: start, end_time: end, round, limit = report.length, after } = call;
  const asked = report
    .filter((one) => round === undefined || one.round === round)
    .filter(({ inserted_at: at }) => start === undefined || readUtc(at) >= readUtc(start))
    .filter(({ inserted_at: at }) => end === undefined || readUtc(at) < readUtc(end))
    .sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  const rest = after === undefined ? asked : asked.filter((one) => keyOf(one) > after);
  const transactions = rest.slice(0, limit);
  const last = transactions.at(-1);
  return { transactions, next: last && rest.length > limit ? keyOf(last) : null };
}

const keyOf = ({ inserted_at, transaction_uuid }: ReportedTransaction) =>
  `${inserted_at} ${transaction_uuid}`;
