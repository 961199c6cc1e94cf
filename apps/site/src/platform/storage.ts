import type { Language, SystemStatus } from '@parlour/client';

export type ThemeName = 'dark' | 'light';

/** What the browser keeps for us, by key. The document's first script reads the first two before anything is drawn. */
type Kept = {
  PARLOUR_LANGUAGE: Language;
  PARLOUR_THEME: ThemeName;
  PARLOUR_STATUS: { language: Language; status: SystemStatus };
  PARLOUR_DOWNLOAD_BAR: 'hidden';
};

type Shelf = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/** A browser may refuse to keep anything at all; then nothing is remembered, and nothing breaks. */
export function createStorage(openShelf: () => Shelf) {
  return {
    read<Key extends keyof Kept>(key: Key): Kept[Key] | null {
      try {
        return JSON.parse(openShelf().getItem(key) ?? 'null') as Kept[Key] | null;
      } catch {
        // Blocked, or written by somebody else: the same as never written.
        return null;
      }
    },
    write<Key extends keyof Kept>(key: Key, value: Kept[Key]): void {
      try {
        openShelf().setItem(key, JSON.stringify(value));
      } catch {
        // Blocked or full: the choice lasts until the page is left.
      }
    },
  };
}

export const deviceStorage = createStorage(() => localStorage);
