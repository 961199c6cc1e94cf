import { FIRST_ID, firstIdAt, isId, LAST_ID, momentOfId } from '@parlour/clock/ids';
import type { Database } from '@parlour/database/database';
import {
  REPORT_PAGE_MAX,
  type ReportedTransaction,
  readUtc,
  type TransactionsCall,
  writeUtc,
} from '@parlour/wallet-protocol';
import { Refused } from '../refused.ts';
import { listTold, type Told } from './reports.repo.ts';

export type Reports = ReturnType<typeof createReports>;

/** What a studio sent to an operator's wallet, for the operator to compare with its own books. */
export function createReports({ database }: { database: Database }) {
  return {
    async list(call: TransactionsCall, studio: string) {
      const { operator_id: operatorId, round = null, after, limit = REPORT_PAGE_MAX } = call;
      if ((round !== null && !isId(round)) || (after !== undefined && !isId(after)))
        throw new Refused('invalid_input');
      const told = await listTold(database.queries, {
        operatorId,
        studio,
        round,
        fromId: after ?? idAt(call.start_time, FIRST_ID),
        beforeId: idAt(call.end_time, LAST_ID),
        limit: limit + 1,
      });
      const shown = told.slice(0, limit);
      return {
        transactions: shown.map(asReported),
        next: told.length > limit ? (shown.at(-1)?.id ?? null) : null,
      };
    },
  };
}

const idAt = (time: string | undefined, without: string) =>
  time === undefined ? without : firstIdAt(readUtc(time));

function asReported(told: Told): ReportedTransaction {
  const { id, kind, user, gameCode, round, currency, amount } = told;
  return {
    transaction_uuid: id,
    kind,
    status: statusOf(told),
    user,
    game_code: gameCode,
    round,
    currency,
    amount,
    inserted_at: writeUtc(momentOfId(id)),
  };
}

/** From the wallet's answers: done, not done, or unknown. */
function statusOf({ kind, state, isDone }: Told): string {
  if (state === 'disputed' && kind !== 'bet') return 'TS_DECLINED';
  if (kind !== 'bet') return isDone ? 'TS_SUCCESS' : 'TS_PENDING';
  if (state === 'refused') return 'TS_DECLINED';
  return state === 'placed' || state === 'cancelling' || state === 'cancelled' ? 'TS_ROLLBACK' : 'TS_SUCCESS';
}
