/**
 * A currency. `symbol` travels, `digits` are shown and accepted from people; `inputUnit` is the worth of one typed unit
 * (where thousands are the smallest sensible amount, people type thousands).
 */
export type Currency = {
  readonly code: string;
  readonly symbol: string;
  readonly digits: number;
  readonly inputUnit: 1 | 1000;
};

const RECORDS = [
  // Specification section 3: CNY with the full-width sign is the default.
  { code: 'CNY', symbol: '\uffe5', digits: 2, inputUnit: 1 },
  { code: 'VND', symbol: '\u20ab', digits: 0, inputUnit: 1000 },
  { code: 'JPY', symbol: '\u00a5', digits: 0, inputUnit: 1 },
  { code: 'PHP', symbol: '\u20b1', digits: 2, inputUnit: 1 },
  { code: 'THB', symbol: '\u0e3f', digits: 2, inputUnit: 1 },
] as const satisfies readonly Currency[];

/** Trial money: a currency of its own, so no sum ever mixes it with real money. */
export const TRIAL_CURRENCY = 'XXX';

const TRIAL: Currency = { code: TRIAL_CURRENCY, symbol: '', digits: 2, inputUnit: 1 };

/** The currencies a brand may run in; trial money is not one. */
export const CURRENCIES: readonly Currency[] = RECORDS;

const byCode = new Map<string, Currency>([...RECORDS, TRIAL].map((currency) => [currency.code, currency]));

export function findCurrency(code: string): Currency | undefined {
  return byCode.get(code);
}

/** For a code that was checked before. */
export function currencyOf(code: string): Currency {
  const currency = byCode.get(code);
  if (!currency) throw new Error(`no such currency: ${code}`);
  return currency;
}
