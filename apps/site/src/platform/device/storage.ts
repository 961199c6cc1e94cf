import type { Language, SessionInfo, SystemStatus } from '@parlour/client';
import type { ThemeMode } from '@parlour/contract/values/system';

/** Specification section 3: the stored part of a session. The token is useless without its cookie. */
export type StoredSession = Pick<
  SessionInfo,
  'id' | 'customerId' | 'token' | 'merchantCode' | 'userName' | 'type' | 'firstTimeLogin'
> & {
  /** The password works once: nothing else is opened until it is replaced. */
  changePassword?: boolean;
};

/** Specification section 3, "Popup local record". A time of null: only until the page is loaded again. */
export type PopupRecord = { show: boolean; todayHideTime: number | null; data: readonly string[] };
/** Specification section 9: whose record it is, a member's or any visitor's. */
export type PopupRecordKey = `SHELL_PU_A_${string}` | 'SHELL_PU_B';

/** What the browser stores, by key. The document's first script reads the first two before anything is drawn. */
type Kept = {
  PARLOUR_LANGUAGE: Language;
  PARLOUR_THEME: ThemeMode;
  PARLOUR_STATUS: { language: Language; status: SystemStatus };
  PARLOUR_DOWNLOAD_BAR: 'hidden';
  /** When the popup of the app is due. */
  PARLOUR_APP_POPUP: number | 'never';
  /** Specification section 9 names these two. */
  MC_SESSION_INFO: StoredSession;
  autoLogin: 0 | 1;
  /** The trial account of this browser. */
  PARLOUR_TRIAL_USER: string;
  PARLOUR_BALANCE_HIDDEN: boolean;
  /** The matches that were offered last: the same ones do not open by themselves again. */
  PARLOUR_HOT_MATCHES: string;
  /** The code of the last invitation link, until somebody registers. */
  PARLOUR_INVITATION: string;
  /** The member who wants to be notified in this browser. */
  PARLOUR_PUSH: string;
  /** The VIP level that this browser has shown to a member. */
  PARLOUR_VIP_LEVEL: { member: StoredSession['customerId']; level: number };
  /** The member who dismissed the offer. */
  PARLOUR_PASSKEY_OFFER: string;
} & Record<PopupRecordKey, PopupRecord>;

type Shelf = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A browser may refuse storage altogether: then nothing is remembered, and nothing breaks. */
export function createStorage(openShelf: () => Shelf) {
  return {
    read<Key extends keyof Kept>(key: Key): Kept[Key] | null {
      try {
        return JSON.parse(openShelf().getItem(key) ?? 'null') as Kept[Key] | null;
      } catch {
        // Blocked, or not ours: the same as never written.
        return null;
      }
    },
    write<Key extends keyof Kept>(key: Key, value: Kept[Key]): void {
      try {
        openShelf().setItem(key, JSON.stringify(value));
      } catch {
        // Blocked or full: the value lasts until the page is left.
      }
    },
    remove(key: keyof Kept): void {
      try {
        openShelf().removeItem(key);
      } catch {
        // Blocked: then nothing was stored.
      }
    },
  };
}

export const deviceStorage = createStorage(() => localStorage);
