import type { Queries, Tx } from '@parlour/database/database';
import { accountId } from '../ledger/ledger.ts';
import { findHead, findSeqOfCredit, type Head, lockHead, sumStakes } from './main-accounts.repo.ts';

type Member = { brandId: string; memberId: string; currency: string };

/** What a member's main account has, and what was staked from it: for whoever decides about money that leaves. */
export interface MainAccounts {
  /** Nothing, where the member never had an account. */
  main(queries: Queries, member: Member): Promise<Head>;
  /** Nothing moves in it until the transaction ends. */
  lockMain(tx: Tx, member: Member): Promise<void>;
  /** Stakes less those given back, after one number and up to another; below zero where more came back. */
  staked(queries: Queries, member: Member, span: { afterSeq: bigint; upToSeq: bigint }): Promise<bigint>;
  /** The number in the main account of what a posting brought into it. */
  seqOf(queries: Queries, member: Member, postingId: string): Promise<bigint | undefined>;
}

export function createMainAccounts(): MainAccounts {
  const main = ({ brandId, memberId, currency }: Member) => ({
    brandId,
    accountId: accountId({ brandId, owner: memberId, purpose: 'main', currency }),
  });
  return {
    async main(queries, member) {
      return (await findHead(queries, main(member))) ?? { balance: 0n, seq: 0n };
    },
    lockMain: (tx, member) => lockHead(tx, main(member)),
    staked: (queries, member, span) => sumStakes(queries, main(member), span),
    seqOf: (queries, member, postingId) => findSeqOfCredit(queries, main(member), postingId),
  };
}
