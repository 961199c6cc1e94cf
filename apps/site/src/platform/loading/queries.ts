import { sessionToken, useSession } from '../session/session.store.ts';
import { createQueries } from './query.ts';

/** The server's answers of this visit. */
export const queries = createQueries({ isSignedIn: () => sessionToken() !== null, report: reportError });

useSession.subscribe(({ stored }, before) => {
  if (stored?.token !== before.stored?.token) queries.forgetMember();
});
