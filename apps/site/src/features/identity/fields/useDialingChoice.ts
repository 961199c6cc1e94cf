import { useState } from 'react';
import { useBrand } from '../../../platform/site.ts';
import { useDialingOptions } from './useDialingOptions.ts';

/** The country of a number: the chosen one, else the visitor's, else that of the brand's currency. */
export function useDialingChoice({ isNeeded = true }: { isNeeded?: boolean } = {}) {
  const { options, country, retry } = useDialingOptions({ isNeeded });
  const { currency } = useBrand();
  const [chosen, choose] = useState<string | null>(null);
  const [remembered, chooseDialingCode] = useState<string | null>(null);
  const kept = options.find(({ dialingCode }) => dialingCode === remembered)?.code;
  // A currency code starts with its country's code.
  const code = chosen ?? kept ?? country ?? currency.slice(0, 2);
  const dialingCode = options.find((option) => option.code === code)?.dialingCode ?? '';
  const field = { options, country: code, onCountryChange: choose, onRetry: retry };
  return { field, dialingCode, chooseDialingCode };
}
