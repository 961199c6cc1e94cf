import type { KeyObject } from 'node:crypto';
import { idOf, moneyOf, type Payment } from '../payments.ts';
import { statusOf, sumOf } from './names.ts';
import { signText } from './signing.ts';

const PAGE_ROWS = 100;
const HEAD = 'kind;trade;ref;status;sum;currency;doneAt';

export type WireReport = { from: string; to: string; page: number };

/** A page of what concluded in a span, as text; its last line names the page and signs everything before it. */
export function reportPage(payments: Payment[], { from, to, page }: WireReport, key: KeyObject): string {
  const [fromMs, toMs] = [Date.parse(from), Date.parse(to)];
  const rows = payments
    .flatMap((payment) => (payment.conclusion ? [{ payment, at: payment.conclusion.at }] : []))
    .filter(({ at }) => at >= fromMs && at < toMs)
    .sort((one, other) => one.at - other.at || (one.payment.payment < other.payment.payment ? -1 : 1))
    .map(({ payment, at }) => rowOf(payment, at));
  const pages = Math.max(1, Math.ceil(rows.length / PAGE_ROWS));
  const shown = rows.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS);
  const text = [HEAD, ...shown, `end;${from};${to};${page};${pages}`].join('\n');
  return `${text};${signText(text, key)}\n`;
}

function rowOf(payment: Payment, at: number): string {
  const money = moneyOf(payment);
  const kind = payment.kind === 'order' ? 'IN' : 'OUT';
  return [
    kind,
    payment.payment,
    idOf(payment),
    statusOf(payment),
    sumOf(money),
    money.currency,
    new Date(at).toISOString(),
  ].join(';');
}
