import { useState } from 'react';
import { useBrand } from '../../../platform/site.ts';
import { useDialingOptions } from './useDialingOptions.ts';

/** Which country a number is of: the visitor's choice, else where they are, else where the brand's money is from. */
export function useDialingChoice({ isNeeded = true }: { isNeeded?: boolean } = {}) {
  const { options, country } = useDialingOptions({ isNeeded });
  const { currency } = useBrand();
  const [chosen, choose] = useState<string | null>(null);
  const [remembered, chooseDialingCode] = useState<string | null>(null);
  const kept = options.find(({ dialingCode }) => dialingCode === remembered)?.code;
  // A currency's code starts with that of its country.
  const code = chosen ?? kept ?? country ?? currency.slice(0, 2);
  const dialingCode = options.find((option) => option.code === code)?.dialingCode ?? '';
  return { field: { options, country: code, onCountryChange: choose }, dialingCode, chooseDialingCode };
}
