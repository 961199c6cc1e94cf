import { MEMBER_TYPE, REAL_MONEY_TYPES } from '@parlour/contract/values/identity';
import { SITE_BASE } from '@parlour/contract/values/site-paths';
import type { StoredSession } from '../device/storage.ts';
import { findRoute } from '../routes/routes.rules.ts';
import { ROUTES, type RouteName } from '../routes/routes.ts';

export function isTrial(session: Pick<StoredSession, 'type'> | null): boolean {
  return session?.type === MEMBER_TYPE.TRIAL;
}

/** Specification section 4: only types 0, 1 and 2 pay in and out; trial and internal accounts (40 to 42) do not. */
export function hasRealMoney(session: Pick<StoredSession, 'type'> | null): boolean {
  return REAL_MONEY_TYPES.some((type) => type === session?.type);
}

/**
 * The stored session, if it is one of this brand: another program, an older version or another brand on the same host
 * may have written there.
 */
export function readStoredSession(kept: unknown, merchantCode: string): StoredSession | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const session = kept as Partial<StoredSession>;
  const texts = [session.id ?? session.customerId, session.token, session.userName];
  const isWhole = texts.every((text) => typeof text === 'string' && text !== '');
  if (!isWhole || typeof session.type !== 'number' || session.merchantCode !== merchantCode) return null;
  return session as StoredSession;
}

const RETURN = 'return';

/** A login never returns to these. */
const NEVER_RETURNED_TO: readonly RouteName[] = ['login', 'register', 'forgot', 'trial'];

/** The address of the login page, with the page to return to afterwards. */
export function loginPath(from: string): string {
  const back = safePath(from);
  return back ? `${ROUTES.login.path}?${new URLSearchParams({ [RETURN]: back })}` : ROUTES.login.path;
}

type EntryPage = 'login' | 'register' | 'forgot' | 'trial';

/**
 * The address of a page through which one enters, from any other page: where the visitor was going, or else the page
 * they are on, goes with it.
 */
export function entryPath(
  name: EntryPage,
  { pathname, search }: { pathname: string; search: string },
): string {
  const { path } = ROUTES[name];
  const going = returnPathOf(search);
  const back = going === ROUTES.home.path ? (safePath(pathname + search) ?? going) : going;
  return back.split('?')[0] === ROUTES.home.path
    ? path
    : `${path}?${new URLSearchParams({ [RETURN]: back })}`;
}

/** Whether the visitor was about to play. */
export function isGoingToPlay(search: string): boolean {
  return returnPathOf(search).startsWith(`${ROUTES.play.path}?`);
}

/** The return address of a login page's search part, or else home. */
export function returnPathOf(search: string): string {
  return safePath(new URLSearchParams(search).get(RETURN) ?? '') ?? ROUTES.home.path;
}

/** Anybody can write an address: only pages of this site are accepted. */
function safePath(path: string): string | null {
  if (!path.startsWith(SITE_BASE)) return null;
  const [pathname = ''] = path.split(/[?#]/);
  const route = findRoute(pathname);
  if (!route || NEVER_RETURNED_TO.includes(route.name)) return null;
  return path;
}
