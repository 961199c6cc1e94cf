/** Specification section 9: an unread badge never counts beyond this. */
export const UNREAD_BADGE_MAX = 99;

export function capUnread(count: number): string {
  return count > UNREAD_BADGE_MAX ? `${UNREAD_BADGE_MAX}+` : String(count);
}
