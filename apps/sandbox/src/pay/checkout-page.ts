import { MINUTE_MS } from '@parlour/clock/durations';
import { currencyOf, moneyIn, readDecimal } from '@parlour/money';
import { cardPage, escapeHtml } from '../html-page.ts';
import type { Dialect } from './dialect.ts';
import type { Order } from './payments.ts';
import type { METHODS, Money } from './requests.ts';

const NOTE = 'stands for a payment gateway in development and tests; no money moves';

const METHOD_NAMES: Record<(typeof METHODS)[number], string> = {
  bank: 'Bank transfer',
  alipay: 'Alipay',
  wechat: 'WeChat Pay',
  qq: 'QQ Wallet',
  gateway: 'Card or wallet',
};

/** The page where somebody pays. It has no scripts. */
export function checkoutPage(
  order: Order,
  { dialect, nowMs, problem }: { dialect: Dialect; nowMs: number; problem: string | null },
) {
  const { payment, asked } = order;
  const minutes = Math.max(1, Math.ceil((asked.expiresAt - nowMs) / MINUTE_MS));
  // A form per button: Enter in a field presses the first button of its form.
  const form = (content: string) =>
    `<form method="post" action="${dialect.path}/checkout/${payment}">${content}</form>`;
  const [fault, faultOf] =
    problem === null
      ? ['', '']
      : [
          `<p class="fault" id="problem" role="alert">${escapeHtml(problem)}</p>`,
          ' aria-invalid="true" aria-describedby="problem" autofocus',
        ];
  return page(
    dialect,
    `${sum(asked)}
${facts(order, [['Pay within', `${minutes} min`]])}
${form(`<button class="button primary" name="decision" value="pay">Pay ${shown(asked)}</button>`)}
<details class="more"${problem === null ? '' : ' open'}>
<summary class="button">Pay another amount</summary>
${form(`<label class="field" for="amount">Amount in ${escapeHtml(asked.currency)}</label>
<input class="input" id="amount" name="amount" inputmode="decimal" autocomplete="off" maxlength="40"${faultOf}>
${fault}
<button class="button" name="decision" value="other">Pay this amount</button>`)}
</details>
${form('<button class="button" name="decision" value="decline">Decline</button>')}`,
  );
}

const STATE_WORDS: Record<Order['state'], string> = {
  open: 'Waiting',
  paid: 'Paid',
  failed: 'Declined',
  expired: 'The time to pay is over',
};

/** Shown to somebody who comes back after the decision. */
export function concludedPage(
  order: Order,
  { dialect, backUrl }: { dialect: Dialect; backUrl: string },
): string {
  const { asked, paid, state } = order;
  return page(
    dialect,
    `${sum(paid ?? asked)}
<p class="lead" role="status"><span class="state ${state}">${STATE_WORDS[state]}</span></p>
${facts(order, [])}
<a class="button primary link-button" href="${escapeHtml(backUrl)}">Back to ${escapeHtml(shopOf(order))}</a>`,
  );
}

export function unknownPage(dialect: Dialect): string {
  return page(
    dialect,
    '<p class="lead" role="status">There is no such payment here, or it was long ago.</p>',
  );
}

function facts(order: Order, more: [string, string][]): string {
  const { asked } = order;
  const method = METHOD_NAMES[asked.method];
  const rows: [string, string][] = [
    ['To', shopOf(order)],
    ['By', asked.bank ? `${method}, ${asked.bank}` : method],
    ['Order', asked.order],
    ...more,
  ];
  const lines = rows.map(([name, value]) => `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`);
  return `<dl class="facts">${lines.join('\n')}</dl>`;
}

function shopOf({ asked }: Order): string {
  return new URL(asked.returnUrl).host;
}

function sum(money: Money): string {
  return `<p class="sum">${figure(money)} <span class="unit">${escapeHtml(money.currency)}</span></p>`;
}

function shown(money: Money): string {
  return `${figure(money)} ${escapeHtml(money.currency)}`;
}

function figure({ amount, currency }: Money): string {
  const read = readDecimal(amount);
  return read === null ? escapeHtml(amount) : moneyIn('en').formatAmount(read, currencyOf(currency));
}

function page({ title }: Dialect, content: string): string {
  return cardPage({ title, note: NOTE, content });
}
