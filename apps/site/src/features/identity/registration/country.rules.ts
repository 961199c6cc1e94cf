import type { DialingOption } from '@parlour/ui';

type Known = {
  options: readonly DialingOption[];
  chosen: string | null;
  ofVisitor: string | null;
  currency: string;
};

/** The country before a number: the chosen one, else the visitor's, else the one whose money the brand uses. */
export function countryInUse({ options, chosen, ofVisitor, currency }: Known): DialingOption | null {
  // A currency's first two letters are those of its country, save for those of several countries, such as EUR.
  for (const wanted of [chosen, ofVisitor, currency.slice(0, 2)]) {
    const found = options.find(({ code }) => code === wanted);
    if (found) return found;
  }
  return null;
}
