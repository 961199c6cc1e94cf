import { SITE_BASE } from '@parlour/contract';
/** More than anybody looks through. */
export const MATCHES_SHOWN_MAX = 20;
/** Of a brand, shown or not: past ones are changed into new ones. */
export const MATCHES_MAX = 200;

type Shown = {
  readonly shownFrom: Date;
  readonly shownUntil: Date;
  readonly isHidden: boolean;
};

export const isShownAt = ({ shownFrom, shownUntil, isHidden }: Shown, nowMs: number): boolean =>
  !isHidden && shownFrom.getTime() <= nowMs && nowMs < shownUntil.getTime();

type Span = { readonly matchTime: number; readonly shownFrom: number; readonly shownUntil: number };

/** Which of the fields cannot be, in the words of the forms. */
export function findImpossible({ shownFrom, shownUntil }: Span): Record<string, string> | null {
  return shownFrom < shownUntil ? null : { shownUntil: 'too_small' };
}

/** Whether a picture comes from where the brand's pages show pictures from. */
export function isAllowedImage(url: string, origins: readonly string[]): boolean {
  if (url === '' || url.startsWith(SITE_BASE)) return true;
  return URL.canParse(url) && origins.includes(new URL(url).origin);
}
