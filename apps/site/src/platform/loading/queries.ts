import { sessionToken, useSession } from '../session/session.store.ts';
import { createQueries } from './query.ts';

/** What the server has answered in this visit. */
export const queries = createQueries({ isSignedIn: () => sessionToken() !== null, report: reportError });

useSession.subscribe(({ stored }, before) => {
  if (stored?.token !== before.stored?.token) queries.forgetMember();
});
