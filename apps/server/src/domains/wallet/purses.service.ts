import type { Queries, Tx } from '../../db/database.ts';
import { accountId } from './accounts.rules.ts';
import { findPurse, findSeqOfCredit, lockPurse, type Purse, sumStakes } from './purses.repo.ts';

type Member = { brandId: string; memberId: string; currency: string };
export type Purses = ReturnType<typeof createPurses>;

/** What a member's main account has, and what was staked from it: for whoever decides about money that leaves. */
export function createPurses() {
  const main = ({ brandId, memberId, currency }: Member) => ({
    brandId,
    accountId: accountId({ brandId, owner: memberId, purpose: 'main', currency }),
  });
  return {
    /** Nothing, where the member never had an account. */
    async main(queries: Queries, member: Member): Promise<Purse> {
      return (await findPurse(queries, main(member))) ?? { balance: 0n, seq: 0n };
    },

    /** Nothing moves in it until the transaction ends. */
    lockMain: (tx: Tx, member: Member) => lockPurse(tx, main(member)),

    /** Stakes less those given back, after one number and up to another; below zero where more came back. */
    staked: (queries: Queries, member: Member, span: { afterSeq: bigint; upToSeq: bigint }) =>
      sumStakes(queries, main(member), span),

    /** The number in the main account of what a posting brought into it. */
    seqOf: (queries: Queries, member: Member, postingId: string) =>
      findSeqOfCredit(queries, main(member), postingId),
  };
}
