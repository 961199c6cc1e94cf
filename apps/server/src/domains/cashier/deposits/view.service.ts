import type { Deposit, DepositReview, Language } from '@parlour/contract';
import { writeDecimal } from '@parlour/money';
import type { Brand } from '../../../tenancy/brand.ts';
import { channelName } from './channels.rules.ts';
import type { DepositRow } from './deposits.repo.ts';

/** A deposit as its member sees it. Payment details are shown only while they are useful. */
export function describeDeposit(
  deposit: DepositRow,
  { brand, language }: { brand: Brand; language: Language },
  nowMs: number,
): Deposit {
  const { state, amount, fee, credited, createdAt, expiresAt, concludedAt } = deposit;
  const canBePaid = state === 'waiting' && expiresAt.getTime() > nowMs;
  return {
    id: deposit.id,
    number: deposit.number,
    channel: deposit.channel,
    channelName: channelName(brand.settings, deposit.channel, language),
    method: deposit.method,
    state,
    currency: deposit.currency,
    amount: writeDecimal(amount),
    fee: writeDecimal(fee),
    credited: writeDecimal(credited),
    createdAt: createdAt.getTime(),
    expiresAt: expiresAt.getTime(),
    concludedAt: concludedAt?.getTime() ?? null,
    payUrl: canBePaid ? deposit.payUrl : null,
    account: canBePaid ? accountFor(deposit, brand) : null,
    isSent: deposit.isSent,
    review: state === 'review' ? (deposit.reason as DepositReview) : null,
    reason: state === 'rejected' ? deposit.reason : null,
  };
}

/** The account to transfer to now, and the text that identifies the transfer. */
function accountFor({ channel, number }: DepositRow, { settings }: Brand): Deposit['account'] {
  const account = settings.cashier.channels.find(({ code }) => code === channel)?.account;
  return account ? { ...account, remark: number } : null;
}
