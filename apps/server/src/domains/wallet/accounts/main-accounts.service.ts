import type { Queries, Tx } from '@parlour/database/database';
import { accountId } from '../ledger/ledger.ts';
import { findHead, findSeqOfCredit, type Head, lockHead, sumStakes } from './main-accounts.repo.ts';

type Member = { brandId: string; memberId: string; currency: string };

/** What a member's main account has, and what was staked from it: for whoever decides about money that leaves. */
export function createMainAccounts() {
  const main = ({ brandId, memberId, currency }: Member) => ({
    brandId,
    accountId: accountId({ brandId, owner: memberId, purpose: 'main', currency }),
  });
  return {
    /** Nothing, where the member never had an account. */
    async main(queries: Queries, member: Member): Promise<Head> {
      return (await findHead(queries, main(member))) ?? { balance: 0n, seq: 0n };
    },

    /** Nothing moves in it until the transaction ends. */
    lockMain: (tx: Tx, member: Member) => lockHead(tx, main(member)),

    /** Stakes less those given back, after one number and up to another; below zero where more came back. */
    staked: (queries: Queries, member: Member, span: { afterSeq: bigint; upToSeq: bigint }) =>
      sumStakes(queries, main(member), span),

    /** The number in the main account of what a posting brought into it. */
    seqOf: (queries: Queries, member: Member, postingId: string) =>
      findSeqOfCredit(queries, main(member), postingId),
  };
}
