import { currencyOf, PARTS_PER_UNIT, readDecimal, writeDecimal } from '@parlour/money';
import type { Order, Payment, Payout } from '../payments.ts';
import type { METHODS } from '../requests.ts';

/** This gateway's names for what both gateways have. */
export const METHOD_OF: Readonly<Record<string, (typeof METHODS)[number]>> = {
  BANK: 'bank',
  ALI: 'alipay',
  WX: 'wechat',
  QQ: 'qq',
  CARD: 'gateway',
};

const ORDER_STATUS: Record<Order['state'], string> = {
  open: 'NEW',
  paid: 'SETTLED',
  failed: 'DECLINED',
  expired: 'LAPSED',
};
const PAYOUT_STATUS: Record<Payout['state'], string> = {
  accepted: 'QUEUED',
  paid: 'SENT',
  failed: 'RETURNED',
};

export const statusOf = (payment: Payment): string =>
  payment.kind === 'order' ? ORDER_STATUS[payment.state] : PAYOUT_STATUS[payment.state];

export const paidStatusOf = ({ kind }: Payment): string =>
  kind === 'order' ? ORDER_STATUS.paid : PAYOUT_STATUS.paid;

/** In the smallest displayed unit of the currency. */
export function sumOf({ amount, currency }: { amount: string; currency: string }): string {
  return String((readDecimal(amount) ?? 0n) / partsOfMinor(currency));
}

/** The decimal of a sum; undefined if it is not valid. */
export function amountOf(sum: string | undefined, currency: string | undefined): string | undefined {
  if (!/^[1-9]\d{0,15}$/.test(sum ?? '')) return undefined;
  try {
    return writeDecimal(BigInt(sum ?? '') * partsOfMinor(currency ?? ''));
  } catch {
    // An unknown currency has no sums.
    return undefined;
  }
}

const partsOfMinor = (currency: string) => PARTS_PER_UNIT / 10n ** BigInt(currencyOf(currency).digits);
