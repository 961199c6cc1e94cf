import type { ThemeMode } from '@parlour/contract/values/system';
import type { ConsoleLanguage } from '@parlour/texts/languages';

/** What the browser stores, by key: choices for good, the token until the tab is closed. */
type Kept = {
  PARLOUR_CONSOLE_LANGUAGE: ConsoleLanguage;
  PARLOUR_CONSOLE_THEME: ThemeMode;
  PARLOUR_CONSOLE_TOKEN: string;
  PARLOUR_CONSOLE_BRAND: string;
};

type TitleLookup = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A browser may refuse storage altogether: then nothing is remembered, and nothing breaks. */
function createStorage(openShelf: () => TitleLookup) {
  return {
    read<Key extends keyof Kept>(key: Key): Kept[Key] | null {
      try {
        return JSON.parse(openShelf().getItem(key) ?? 'null') as Kept[Key] | null;
      } catch {
        // Blocked, or not ours: the same as never written.
        return null;
      }
    },
    write<Key extends keyof Kept>(key: Key, value: Kept[Key] | null): void {
      try {
        if (value === null) openShelf().removeItem(key);
        else openShelf().setItem(key, JSON.stringify(value));
      } catch {
        // Blocked or full: the value lasts until the page is left.
      }
    },
  };
}

export const deviceStorage = createStorage(() => localStorage);
/** Gone with the tab, as a token should be. */
export const tabStorage = createStorage(() => sessionStorage);
