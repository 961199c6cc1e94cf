import type { DepositPromotion, Language, MemberType } from '@parlour/contract';
import type { Tx } from '@parlour/database/database';
import type { Brand } from '../../../tenancy/brand.ts';
import type { DepositRow } from './deposits.repo.ts';

/** A deposit that was just credited, for listeners in the same transaction. */
export type CreditedDeposit = Pick<
  DepositRow,
  'brandId' | 'id' | 'number' | 'memberId' | 'currency' | 'credited' | 'promotionId'
> & { atMs: number };

type Asker = { brand: Brand; session: { memberId: string; type: MemberType } };
type Reserved = Pick<DepositRow, 'brandId' | 'id' | 'memberId' | 'currency' | 'credited'> & {
  promotionId: string;
};

/** What deposits need of promotions, which are to the right. */
export interface DepositPromotions {
  /** What the member can choose with a deposit now. */
  list(depositor: Asker & { language: Language }): Promise<DepositPromotion[]>;
  /** The id of what was chosen or typed; refuses what is not on offer to the member. */
  choose(depositor: Asker & { ip: string }, chosen: { id: string } | { code: string }): Promise<string>;
  /** Promises it, in the transaction that starts the deposit. */
  reserve(tx: Tx, deposit: Reserved): Promise<void>;
  /** Keeps the promise, in the transaction of the credit. */
  credited(tx: Tx, deposit: CreditedDeposit): Promise<void>;
  /** The deposit came to nothing. */
  released(tx: Tx, deposit: Pick<DepositRow, 'brandId' | 'id'>): Promise<void>;
}
