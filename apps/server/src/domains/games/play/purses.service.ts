import type { Tx } from '@parlour/database/database';
import {
  type AccountRef,
  bonusShare,
  HOUSE,
  type Transfer,
  type Wallet,
} from '../../wallet/wallet.module.ts';
import type { BonusPart, Kept, Play, RoundStake } from '../transactions/transactions.ts';
import type { Vendor } from '../vendors/vendors.ts';

type PursesNeeds = { wallet: Pick<Wallet, 'mainAccounts' | 'bonuses'> };
type Whose = Pick<Kept, 'memberId' | 'currency'>;

/** Which purses wins go to and rollbacks come from: as the stakes were paid. */
export function createPlayPurses({ wallet }: PursesNeeds) {
  return {
    /** Takes what is left, and books the rest as debt: no balance goes below zero. */
    async takeBackWin(tx: Tx, vendor: Vendor, win: Kept): Promise<Transfer[]> {
      const { memberId, currency, amount, bonusId, bonusAmount } = win;
      const { main, bonus, debt, house, own } = accountsOf(vendor, win);
      const member = { brandId: vendor.brandId, memberId, currency };
      const back =
        bonusId === null
          ? { purse: 0n, main: 0n, house: 0n }
          : await wallet.bonuses.takeBack(tx, member, bonusId, bonusAmount);
      await wallet.mainAccounts.lockMain(tx, member);
      const { balance } = await wallet.mainAccounts.main(tx, member);
      const wanted = amount - bonusAmount + back.main;
      const there = balance < wanted ? balance : wanted;
      const kind = 'win_rollback' as const;
      const transfers: Transfer[] = [
        { kind, debit: main, credit: own, amount: there },
        { kind, debit: bonus, credit: own, amount: back.purse },
        { kind, debit: debt, credit: own, amount: wanted - there },
        { kind: 'win_held_back', debit: house, credit: own, amount: back.house },
      ];
      return transfers.filter((transfer) => transfer.amount > 0n);
    },
  };
}

/** The parts of a win that are bonuses', as its round was staked. */
export function partsOfWin({ amount, currency }: Play, stakes: readonly RoundStake[]): BonusPart[] {
  const staked = stakes.reduce((sum, stake) => sum + stake.staked, 0n);
  return stakes
    .map(({ bonusId, bonusStaked }) => ({
      bonusId,
      bonusAmount: bonusShare(amount, { staked, bonusStaked }, currency),
    }))
    .filter(({ bonusAmount }) => bonusAmount > 0n);
}

export const NO_PART: BonusPart = { bonusId: null, bonusAmount: 0n };

/** What comes to a member from the vendor, each part into its purse. */
export function comingBack(
  kind: 'win' | 'bet_rollback',
  vendor: Vendor,
  { amount, ...whose }: Whose & { amount: bigint },
  parts: readonly BonusPart[],
): Transfer[] {
  const { main, bonus, own } = accountsOf(vendor, whose);
  const ofBonuses = parts.reduce((sum, { bonusAmount }) => sum + bonusAmount, 0n);
  const transfers: Transfer[] = [
    { kind, debit: own, credit: main, amount: amount - ofBonuses },
    ...parts.map(({ bonusId, bonusAmount }) => ({
      kind,
      debit: own,
      credit: bonus,
      amount: bonusAmount,
      ...(bonusId && { bonus: bonusId }),
    })),
  ];
  return transfers.filter((transfer) => transfer.amount > 0n);
}

function accountsOf({ brandId, code }: Vendor, { memberId, currency }: Whose) {
  const of = (owner: string, purpose: AccountRef['purpose']): AccountRef => ({
    brandId,
    owner,
    purpose,
    currency,
  });
  return {
    main: of(memberId, 'main'),
    bonus: of(memberId, 'bonus'),
    debt: of(memberId, 'debt'),
    house: of(HOUSE, 'house'),
    own: of(code, 'vendor'),
  };
}
