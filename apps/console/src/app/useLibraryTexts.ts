import { useMemo } from 'react';
import type { I18nProvider } from 'react-admin';
import { useFind } from '../platform/texts.tsx';

/** react-admin's own texts come from ours as well, so that it follows the console's language. */
export function useLibraryTexts(): I18nProvider {
  const find = useFind();
  return useMemo(
    () => ({
      translate: (key: string, options: { _?: string } & Record<string, string | number> = {}) =>
        find(key, options) ?? options._ ?? key,
      changeLocale: () => Promise.resolve(),
      getLocale: () => 'en',
    }),
    [find],
  );
}
