import type { Clock } from '@parlour/clock/clock';
import type { BodyOf, Contract, QueryOf } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import { Refusal } from '../../../http/calls/refusal.ts';
import { lastId, readPage } from '../../../lists/pages.rules.ts';
import type { ReportDays } from '../report-days.service.ts';
import type { DepositCredit } from './credit.service.ts';
import { type DepositRow, findDeposit, listDeposits, lockDeposit } from './deposits.repo.ts';
import { askAgainAt, canBeSent, PAYABLE } from './deposits.rules.ts';
import type { Depositor } from './deposits.service.ts';
import { describeDeposit } from './view.service.ts';

type Calls = Contract['cashier'];
type OwnNeeds = { database: Database; clock: Clock; credit: DepositCredit; reportDays: ReportDays };
export type OwnDeposits = ReturnType<typeof createOwnDeposits>;

/** A member's own deposits: their state, and what the member can still do. */
export function createOwnDeposits({ database, clock, credit, reportDays }: OwnNeeds) {
  const { queries } = database;
  const tell = (row: DepositRow, depositor: Depositor) => describeDeposit(row, depositor, clock.now());

  /** Treats somebody else's deposit as not found. */
  function own(row: DepositRow | undefined, { session }: Depositor): DepositRow {
    if (row?.memberId !== session.memberId) throw new Refusal('not_found');
    return row;
  }

  async function change(
    depositor: Depositor,
    id: string,
    work: (tx: Tx, row: DepositRow) => Promise<DepositRow>,
  ) {
    const row = await database.transaction(async (tx) =>
      work(tx, own(await lockDeposit(tx, { brandId: depositor.brand.id, id }), depositor)),
    );
    return tell(row, depositor);
  }

  return {
    status: async (depositor: Depositor, id: string) =>
      tell(own(await findDeposit(queries, { brandId: depositor.brand.id, id }), depositor), depositor),

    /** A repeat changes nothing. */
    sent: (depositor: Depositor, { id, payerName }: BodyOf<Calls['depositSent']>) =>
      change(depositor, id, async (tx, row) => {
        if (row.state === 'review' && row.isSent) return row;
        if (!canBeSent(row)) throw new Refusal('already_decided');
        return credit.review(tx, row, 'sent', { by: 'member', isSent: true, payerName });
      }),

    /** It may be paid at the same moment, so polling continues. */
    cancel: (depositor: Depositor, id: string) =>
      change(depositor, id, async (tx, row) => {
        if (row.state === 'cancelled') return row;
        if (!PAYABLE.includes(row.state)) throw new Refusal('already_decided');
        const nowMs = clock.now();
        const about = { concludedAt: new Date(nowMs), askAt: askAgainAt(row, nowMs) };
        return credit.move(tx, row, { ...about, state: 'cancelled', by: 'member' });
      }),

    async report(depositor: Depositor, query: QueryOf<Calls['depositReport']>) {
      const { brand, session } = depositor;
      const { from, to, state, after, limit } = query;
      const filter = {
        memberId: session.memberId,
        states: state && [state],
        ...(await reportDays(brand, { from, to })),
        after,
      };
      const read = (count: number) => listDeposits(queries, brand.id, { ...filter, limit: count });
      const { rows, next } = await readPage(limit, read, lastId);
      return { items: rows.map((row) => tell(row, depositor)), next };
    },
  };
}
