import type { Language, SessionInfo, SystemStatus } from '@parlour/client';
import type { ThemeMode } from '@parlour/contract/values/system';

/** Specification section 3: what is kept of a session. The token opens nothing without the cookie set beside it. */
export type StoredSession = Pick<
  SessionInfo,
  'id' | 'customerId' | 'token' | 'merchantCode' | 'userName' | 'type' | 'firstTimeLogin'
>;

/** What the browser keeps for us, by key. The document's first script reads the first two before anything is drawn. */
type Kept = {
  PARLOUR_LANGUAGE: Language;
  PARLOUR_THEME: ThemeMode;
  PARLOUR_STATUS: { language: Language; status: SystemStatus };
  PARLOUR_DOWNLOAD_BAR: 'hidden';
  /** Specification section 9 names these two. */
  MC_SESSION_INFO: StoredSession;
  autoLogin: 0 | 1;
  /** The account of the trial play in this browser. */
  PARLOUR_TRIAL_USER: string;
  PARLOUR_BALANCE_HIDDEN: boolean;
  /** The member who does not want to be asked again. */
  PARLOUR_PASSKEY_OFFER: string;
};

type Shelf = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

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
    remove(key: keyof Kept): void {
      try {
        openShelf().removeItem(key);
      } catch {
        // Blocked: then it was never kept.
      }
    },
  };
}

export const deviceStorage = createStorage(() => localStorage);
