import { SITE_BASE } from '@parlour/contract';
/** More than members look through. */
export const MATCHES_SHOWN_MAX = 20;
/** Per brand, shown or not: past matches are edited into new ones. */
export const MATCHES_MAX = 200;

type Shown = {
  readonly shownFrom: Date;
  readonly shownUntil: Date;
  readonly isHidden: boolean;
};

export const isShownAt = ({ shownFrom, shownUntil, isHidden }: Shown, nowMs: number): boolean =>
  !isHidden && shownFrom.getTime() <= nowMs && nowMs < shownUntil.getTime();

type Span = { readonly matchTime: number; readonly shownFrom: number; readonly shownUntil: number };

/** The invalid fields, with the forms' codes. */
export function findImpossible({ shownFrom, shownUntil }: Span): Record<string, string> | null {
  return shownFrom < shownUntil ? null : { shownUntil: 'too_small' };
}

/** Whether a picture comes from an origin that the brand's pages allow. */
export function isAllowedImage(url: string, origins: readonly string[]): boolean {
  if (url === '' || url.startsWith(SITE_BASE)) return true;
  return URL.canParse(url) && origins.includes(new URL(url).origin);
}
