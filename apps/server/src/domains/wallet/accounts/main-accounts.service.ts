import type { Queries, Tx } from '@parlour/database/database';
import { accountId } from '../ledger/ledger.ts';
import { findHead, findSeqOfCredit, type Head, lockHead, sumStakes } from './main-accounts.repo.ts';

type Member = { brandId: string; memberId: string; currency: string };

/** What a member's main account holds and what was staked from it; withdrawals are decided on this. */
export interface MainAccounts {
  /** Zero if the member never had an account. */
  main(queries: Queries, member: Member): Promise<Head>;
  /** What their bonus purse holds. */
  bonus(queries: Queries, member: Member): Promise<bigint>;
  /** Wins that were taken back after they had been spent: zero or below. */
  owed(queries: Queries, member: Member): Promise<bigint>;
  /** Stops all movement in it until the transaction ends. */
  lockMain(tx: Tx, member: Member): Promise<void>;
  /** Stakes less refunds, after one line number and up to another; below zero if more was refunded. */
  staked(queries: Queries, member: Member, span: { afterSeq: bigint; upToSeq: bigint }): Promise<bigint>;
  /** The line number in the main account of what a posting brought in. */
  seqOf(queries: Queries, member: Member, postingId: string): Promise<bigint | undefined>;
}

export function createMainAccounts(): MainAccounts {
  const accountOf = ({ brandId, memberId, currency }: Member, purpose: 'main' | 'bonus' | 'debt') => ({
    brandId,
    accountId: accountId({ brandId, owner: memberId, purpose, currency }),
  });
  const main = (member: Member) => accountOf(member, 'main');
  return {
    async main(queries, member) {
      return (await findHead(queries, main(member))) ?? { balance: 0n, seq: 0n, isGuarded: false };
    },
    async bonus(queries, member) {
      return (await findHead(queries, accountOf(member, 'bonus')))?.balance ?? 0n;
    },
    async owed(queries, member) {
      return (await findHead(queries, accountOf(member, 'debt')))?.balance ?? 0n;
    },
    lockMain: (tx, member) => lockHead(tx, main(member)),
    staked: (queries, member, span) => sumStakes(queries, main(member), span),
    seqOf: (queries, member, postingId) => findSeqOfCredit(queries, main(member), postingId),
  };
}
