import { useBrand } from '../../../platform/site.ts';
import { useDialingOptions } from '../fields/useDialingOptions.ts';
import { countryInUse } from './country.rules.ts';
import { useDraft } from './draft.store.ts';

/** The country whose dialling code precedes the number, and all countries. */
export function useRegistrationCountry({ isNeeded }: { isNeeded: boolean }) {
  const { currency } = useBrand();
  const { options, country: ofVisitor, retry } = useDialingOptions({ isNeeded });
  const chosen = useDraft((draft) => draft.country);
  const country = countryInUse({ options, chosen, ofVisitor, currency });
  return {
    options,
    retry,
    country: country?.code ?? '',
    /** Null until the countries are known. */
    dialingCode: country?.dialingCode ?? null,
    choose: (code: string) => useDraft.setState({ country: code }),
  };
}
