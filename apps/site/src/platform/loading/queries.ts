import { createQueries } from '@parlour/client/queries';
import { sessionToken, useSession } from '../session/session.store.ts';

/** The server's answers of this visit. */
export const queries = createQueries({ isSignedIn: () => sessionToken() !== null, report: reportError });

useSession.subscribe(({ stored }, before) => {
  if (stored?.token !== before.stored?.token) queries.forgetMember();
});

/** Whoever comes back to a page, or gets their network back, should not have to load it again. */
export function watchNetwork(): void {
  addEventListener('online', () => queries.retryFailed());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') queries.retryFailed();
  });
}
