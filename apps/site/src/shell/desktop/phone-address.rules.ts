import { ROUTES } from '../../platform/routes/routes.ts';

type Place = { origin: string; pathname: string; invitation: string | null };

/**
 * What the phone opens: this page, with the invitation that brought the visitor. Nothing else of the address goes with
 * it, for a query may hold what belongs to this browser alone; pages that mean nothing without theirs become home.
 */
export function phoneAddress({ origin, pathname, invitation }: Place): string {
  const address = new URL(NEED_THEIR_QUERY.includes(pathname) ? ROUTES.home.path : pathname, origin);
  if (invitation) address.searchParams.set('affiliateCode', invitation);
  return address.href;
}

const NEED_THEIR_QUERY: readonly string[] = [ROUTES.play.path, ROUTES.login.path];
