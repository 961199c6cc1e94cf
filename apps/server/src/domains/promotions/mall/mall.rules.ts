import type {
  BrandSettings,
  MallCanceller,
  MallCredit,
  MallDocument,
  MallKind,
  MallOrderState,
} from '@parlour/contract';
import { amountOf, currencyOf } from '@parlour/money';

/** What an order costs its points under, and a credit is granted for. */
export const causeOf = (orderId: string): string => `mall:${orderId}`;

/** The order of a cause; null: it is of something else. */
export const orderOf = (cause: string | null): string | null =>
  cause?.startsWith('mall:') ? cause.slice('mall:'.length) : null;

export const kindOf = ({ credit }: Pick<MallDocument, 'credit'>): MallKind => (credit ? 'credit' : 'goods');

export type OrderMove = 'send' | 'finish' | 'cancel';

/** Members cancel only what was not sent, and say that it arrived; operators do the rest. */
export const ORDER_MOVES: Record<
  MallCanceller,
  Record<MallOrderState, Partial<Record<OrderMove, MallOrderState>>>
> = {
  member: { ordered: { cancel: 'cancelled' }, sent: { finish: 'done' }, done: {}, cancelled: {} },
  operator: {
    ordered: { send: 'sent', cancel: 'cancelled' },
    sent: { finish: 'done', cancel: 'cancelled' },
    done: {},
    cancelled: {},
  },
};

type Sale = Pick<MallDocument, 'isOn' | 'startsAt' | 'endsAt'>;

/** Whether it is shown: on sale, or announced. */
export const isShown = ({ isOn, endsAt }: Sale, nowMs: number): boolean =>
  isOn && (endsAt === null || nowMs < endsAt);

export const isOnSale = (sale: Sale, nowMs: number): boolean =>
  isShown(sale, nowMs) && (sale.startsAt === null || sale.startsAt <= nowMs);

type Faults = Record<string, 'required' | 'not_allowed' | 'too_small' | 'too_many_decimals'>;

/** What cannot be as it is, by field, with the forms' codes. */
export function faultsOf(
  { texts, startsAt, endsAt, credit }: MallDocument,
  { currency }: Pick<BrandSettings, 'currency'>,
): Faults {
  const faults: Faults = {};
  if (Object.keys(texts).length === 0) faults.texts = 'required';
  if (endsAt !== null && startsAt !== null && endsAt <= startsAt) faults.endsAt = 'too_small';
  return credit ? { ...faults, ...creditFaults(credit, currency) } : faults;
}

/** The same of a credit alone. */
export function creditFaults({ amount }: Pick<MallCredit, 'amount'>, currency: string): Faults {
  const decimals = (amount.split('.')[1] ?? '').length;
  if (decimals > currencyOf(currency).digits) return { 'credit.amount': 'too_many_decimals' };
  return amountOf(amount) === 0n ? { 'credit.amount': 'too_small' } : {};
}
