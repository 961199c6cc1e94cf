import { idFromWords, isId } from '@parlour/clock/ids';
import type { Product, TransferKind } from '@parlour/contract';
import { AMOUNT_MAX } from '@parlour/money';
import { type AccountRef, PURPOSES, type Purpose } from './accounts.rules.ts';

/** How a transfer counts towards the member's limits. */
export type Counting = 'deposit' | 'stake' | 'stake_back' | 'win' | 'win_back';

type Kind = { debit: readonly Purpose[]; credit: readonly Purpose[]; counts?: Counting };

/**
 * The posting rules: between which accounts a kind of transfer moves money, and what it counts as. Nothing else can be
 * posted. docs/ledger.md says when each is used.
 */
export const KINDS = {
  deposit: { debit: ['cashier'], credit: ['main'], counts: 'deposit' },
  deposit_fee: { debit: ['main'], credit: ['house'] },
  withdrawal_hold: { debit: ['main'], credit: ['locked'] },
  withdrawal_paid: { debit: ['locked'], credit: ['cashier'] },
  withdrawal_fee: { debit: ['locked'], credit: ['house'] },
  withdrawal_returned: { debit: ['locked'], credit: ['main'] },
  bet: { debit: ['main', 'bonus'], credit: ['vendor', 'house'], counts: 'stake' },
  bet_rollback: { debit: ['vendor', 'house'], credit: ['main', 'bonus'], counts: 'stake_back' },
  win: { debit: ['vendor', 'house'], credit: ['main', 'bonus'], counts: 'win' },
  win_rollback: { debit: ['main', 'bonus', 'debt'], credit: ['vendor', 'house'], counts: 'win_back' },
  rebate: { debit: ['house'], credit: ['main', 'bonus'], counts: 'win' },
  win_held: { debit: ['vendor'], credit: ['house'] },
  win_held_back: { debit: ['house'], credit: ['vendor'] },
  adjustment_in: { debit: ['house'], credit: ['main', 'bonus'] },
  adjustment_out: { debit: ['main', 'bonus'], credit: ['house'] },
  trial_grant: { debit: ['house'], credit: ['main'] },
  purse_transfer: { debit: ['main', 'bonus'], credit: ['main', 'bonus'] },
  jackpot_seed: { debit: ['house'], credit: ['jackpot'] },
  jackpot_contribution: { debit: ['house'], credit: ['jackpot'] },
  jackpot_win: { debit: ['jackpot'], credit: ['main'], counts: 'win' },
  bonus_grant: { debit: ['house'], credit: ['bonus'] },
  bonus_release: { debit: ['bonus'], credit: ['main'] },
  bonus_forfeit: { debit: ['bonus'], credit: ['house'] },
  reward_cash: { debit: ['house'], credit: ['main'] },
} as const satisfies Record<TransferKind, Kind>;

export type Transfer = {
  readonly kind: TransferKind;
  readonly debit: AccountRef;
  readonly credit: AccountRef;
  /** In parts; above zero. */
  readonly amount: bigint;
  /** Of a stake from main: where it is placed. What main does not have then comes from an active bonus that allows it. */
  readonly spends?: Spending;
  /** Of money that comes back into the bonus purse: whose stake earned it. If that bonus has ended, it goes elsewhere. */
  readonly bonus?: string;
};

export type Spending = {
  readonly product: Product;
  /** The largest single stake of several in one transfer. */
  readonly largest?: bigint;
};

/** Transfers that are posted all or nothing, under an id made by the caller. */
export type Posting = {
  readonly id: string;
  readonly brandId: string;
  readonly reference: string;
  readonly transfers: readonly [Transfer, ...Transfer[]];
};

export const LINES_MAX = 20;
const REFERENCE_MAX = 120;
/** Owners are ids and codes, without the characters that separate fields. */
const OWNER = /^[A-Za-z0-9_.:-]{1,64}$/;
const CURRENCY = /^[A-Z]{3}$/;

/** Throws on requests that no caller may make: bugs in our code, not mistakes of a member. */
export function assertPosting({ id, brandId, reference, transfers }: Posting): void {
  if (!isId(id)) throw new Error(`posting ${id}: its id is no UUID in lower case`);
  if (transfers.length > LINES_MAX) throw new Error(`posting ${id}: ${transfers.length} lines`);
  if (reference.length === 0 || reference.length > REFERENCE_MAX)
    throw new Error(`posting ${id}: a reference of ${reference.length} characters`);
  if (reference.includes('\0')) throw new Error(`posting ${id}: a reference that no database keeps`);
  for (const transfer of transfers) {
    const { kind, debit, credit, amount } = transfer;
    const rule: Kind = KINDS[kind];
    if (!rule.debit.includes(debit.purpose) || !rule.credit.includes(credit.purpose))
      throw new Error(`posting ${id}: no ${kind} from ${debit.purpose} to ${credit.purpose}`);
    if (isOfMember(debit) && isOfMember(credit)) {
      if (debit.owner !== credit.owner) throw new Error(`posting ${id}: from one member to another`);
      if (debit.purpose === credit.purpose) throw new Error(`posting ${id}: from an account to itself`);
    }
    if (debit.currency !== credit.currency) throw new Error(`posting ${id}: two currencies`);
    if (!CURRENCY.test(debit.currency)) throw new Error(`posting ${id}: no currency`);
    if (debit.brandId !== brandId || credit.brandId !== brandId)
      throw new Error(`posting ${id}: another brand's account`);
    if (!OWNER.test(debit.owner) || !OWNER.test(credit.owner))
      throw new Error(`posting ${id}: an owner that is neither id nor code`);
    if (amount <= 0n || amount > AMOUNT_MAX) throw new Error(`posting ${id}: an amount of ${amount}`);
  }
}

/** Whose limits a transfer touches: the member on either side. */
export function memberOf({ debit, credit }: Transfer): AccountRef | null {
  if (isOfMember(debit)) return debit;
  return isOfMember(credit) ? credit : null;
}

const isOfMember = ({ purpose }: AccountRef): boolean => PURPOSES[purpose].holder === 'member';

export function countingOf(kind: TransferKind): Counting | undefined {
  return (KINDS[kind] as Kind).counts;
}

/** Identifies the request: two postings with one id are the same only if their hashes are equal. */
export function requestHash({ brandId, reference, transfers }: Posting): string {
  let text = `${brandId}|${transfers.length}`;
  for (const { kind, debit, credit, amount, bonus } of transfers) {
    text += `|${kind}|${debit.owner}|${debit.purpose}|${credit.owner}|${credit.purpose}|${debit.currency}|${amount}`;
    if (bonus) text += `|${bonus}`;
  }
  // Free text comes last, after the counted lines, so no other posting gives the same text.
  return idFromWords(`${text}|${reference}`);
}
