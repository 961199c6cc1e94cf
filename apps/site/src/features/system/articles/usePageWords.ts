import { CODE_MINUTES } from '@parlour/contract/values/identity.rules';
import type { PageKey } from '@parlour/texts/pages';
import { useCallback } from 'react';
import { useBrand } from '../../../platform/site.ts';
import { usePageText } from '../../../platform/texts/texts.tsx';

/** The texts of the long pages, filled with the brand's name and minimum age. */
export function usePageWords(): (key: PageKey) => string {
  const text = usePageText();
  const { name, minimumAge } = useBrand();
  return useCallback(
    (key) => text(key, { brand: name, age: minimumAge, minutes: CODE_MINUTES }),
    [text, name, minimumAge],
  );
}
