import type { Language } from '@parlour/client';

/** What this page keeps or reads in the browser; the site keeps its own under the same roof. */
type Kept = {
  PARLOUR_LANGUAGE: Language;
  /** The last order by lottery: what can be repeated. */
  PARLOUR_LAST_BETS: Readonly<Record<string, readonly KeptBet[]>>;
};

export type KeptBet = { play: string; selection: string; multiple: number; model: string };

/** A browser may refuse storage altogether: then nothing is remembered, and nothing breaks. */
export const deviceStorage = {
  read<Key extends keyof Kept>(key: Key): Kept[Key] | null {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null') as Kept[Key] | null;
    } catch {
      // Blocked, or not ours: the same as never written.
      return null;
    }
  },
  write<Key extends keyof Kept>(key: Key, value: Kept[Key]): void {
    try {
      localStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Blocked or full: the value lasts until the page is left.
    }
  },
};
