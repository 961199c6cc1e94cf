import type { Announcement, Banner } from '@parlour/client';
import type { PopupRecord, PopupRecordKey } from '../../../platform/device/storage.ts';
import type { RouteName } from '../../../platform/routes/routes.ts';

/** Specification section 9: the list is taken over this long after the popup is there, and after every change. */
export const LIST_REST_MS = 500;

/** A slide of the popup: an announcement, or a picture of the group `m_popup1`, which is no announcement. */
export type PopupEntry = Pick<
  Announcement,
  | 'id'
  | 'title'
  | 'content'
  | 'picture'
  | 'promotionType'
  | 'forceRead'
  | 'forcePopup'
  | 'autoplay'
  | 'beforeLoginRegister'
> & { href: string; isPicture: boolean };

const PICTURE = {
  content: '',
  promotionType: '',
  forceRead: false,
  forcePopup: false,
  autoplay: false,
  beforeLoginRegister: false,
  isPicture: true,
};

/** Announcements first; a picture that is missing is no slide. */
export function entriesOf(lists: {
  popup: readonly Announcement[];
  banners: readonly Banner[];
}): PopupEntry[] {
  const pictures = lists.banners.filter(({ picture }) => picture !== null);
  return [
    ...lists.popup.map((announcement) => ({ ...announcement, href: '', isPicture: false })),
    ...pictures.map((banner) => ({ ...PICTURE, ...banner })),
  ];
}

/** What the hash of an entry is made of: title and content, or the picture where that is all there is. */
export const hashedPartOf = ({ title, content, picture }: PopupEntry): string =>
  title + (content || picture?.digest || '');

export const VISITORS_KEY = 'SHELL_PU_B';
export const keyOf = (memberId: string | null): PopupRecordKey =>
  memberId === null ? VISITORS_KEY : `SHELL_PU_A_${memberId}`;

/** What was stored; null if anything else is there. */
export function recordIn(stored: unknown): PopupRecord | null {
  const { show, todayHideTime, data } = (stored ?? {}) as Partial<PopupRecord>;
  const isRecord =
    typeof show === 'boolean' &&
    (todayHideTime === null || typeof todayHideTime === 'number') &&
    Array.isArray(data);
  return isRecord ? { show, todayHideTime, data } : null;
}

/** A record, and whether it was made since the page was loaded. */
export type Remembered = PopupRecord & { isOfThisVisit: boolean };

type Known = {
  hashes: readonly string[];
  /** Of whoever looks. */
  own: Remembered | null;
  /** Of this browser before they logged in. */
  visitors: Remembered | null;
  isForced: boolean;
  nowMs: number;
};

/**
 * Specification section 4, "Announcement popup". Whoever closed it as a visitor and then logs in is not shown the same
 * again, unless one of the announcements forces the popup: then only their own record counts.
 */
export function isPopupDue({ hashes, own, visitors, isForced, nowMs }: Known): boolean {
  if (hashes.length === 0) return false;
  const record = own ?? (isForced ? null : visitors);
  if (!record || record.show || hashes.some((hash) => !record.data.includes(hash))) return true;
  return record.todayHideTime === null ? !record.isOfThisVisit : nowMs >= record.todayHideTime;
}

export function closedRecord(closing: {
  hashes: readonly string[];
  isHiddenToday: boolean;
  nowMs: number;
}): PopupRecord {
  const { hashes, isHiddenToday, nowMs } = closing;
  return { show: false, todayHideTime: isHiddenToday ? nextMidnight(nowMs) : null, data: hashes };
}

/** On the device's own clock, whatever the brand's is. */
export function nextMidnight(nowMs: number): number {
  const day = new Date(nowMs);
  return day.setHours(24, 0, 0, 0);
}

/** With `forceRead` it closes only after its last slide was seen. */
export const mayPopupClose = (reading: { isForced: boolean; furthest: number; count: number }): boolean =>
  !reading.isForced || reading.furthest >= reading.count - 1;

/** Specification section 2: where the go-to action of a promotion leads. */
export function goToOf({
  isVisitor,
  beforeLoginRegister,
}: {
  isVisitor: boolean;
  beforeLoginRegister: boolean;
}) {
  return (isVisitor ? (beforeLoginRegister ? 'register' : 'promotions') : 'rewards') satisfies RouteName;
}
