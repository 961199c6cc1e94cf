import type { DialingOption } from '@parlour/ui';

type Known = {
  options: readonly DialingOption[];
  chosen: string | null;
  ofVisitor: string | null;
  currency: string;
};

/** The country of a number: the chosen one, else the visitor's, else that of the brand's currency. */
export function countryInUse({ options, chosen, ofVisitor, currency }: Known): DialingOption | null {
  // A currency code starts with its country's code, except for shared currencies such as EUR.
  for (const wanted of [chosen, ofVisitor, currency.slice(0, 2)]) {
    const found = options.find(({ code }) => code === wanted);
    if (found) return found;
  }
  return null;
}
