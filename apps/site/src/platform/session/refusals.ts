import { CallRefused, type Client } from '@parlour/client';
import { showToast } from '../dialogs/toasts.store.ts';
import { navigate, usePlace } from '../routes/place.store.ts';
import { ROUTES } from '../routes/routes.ts';
import { countConsentRefusal } from './consent.store.ts';
import { loginPath } from './session.rules.ts';
import { adoptStoredSession, endSession, sessionToken, useSession } from './session.store.ts';

type Call = (...input: unknown[]) => Promise<unknown>;
type Refused = { call: string; error: CallRefused; token: string | null };

/**
 * Handles refusals of the session in one place for all pages. The refusal still reaches the page, which only hides its
 * loading state.
 */
export function reactToRefusals(client: Client, merchantCode: string): Client {
  const react = ({ call, error, token }: Refused) => {
    if (error.code === 'free_reject') showToast(error.message, 'freeRejectOffline');
    // Signed in with a one-time password: nothing else is answered before another is chosen.
    if (error.code === 'password_change_needed') navigate(ROUTES.changePassword.path, { isReplacing: true });
    if (error.code === 'consent_needed') countConsentRefusal();
    if (error.code !== 'logged_out' && error.code !== 'not_logged_in') return;
    // Says nothing after a log-out, or if there was no session to lose.
    if (call === 'logout' || !token) return;
    // The session changed here or in another tab meanwhile: the refusal is about the old one.
    if (token !== sessionToken() || adoptStoredSession(merchantCode)) return;
    leaveForLogin(error.message);
  };
  return Object.fromEntries(
    Object.entries(client as unknown as Record<string, Record<string, Call>>).map(([domain, calls]) => [
      domain,
      Object.fromEntries(Object.entries(calls).map(([call, send]) => [call, watched({ call, send, react })])),
    ]),
  ) as unknown as Client;
}

function watched({
  call,
  send,
  react,
}: {
  call: string;
  send: Call;
  react: (refused: Refused) => void;
}): Call {
  return async (...input) => {
    const token = sessionToken();
    try {
      return await send(...input);
    } catch (error) {
      if (error instanceof CallRefused) react({ call, error, token });
      throw error;
    }
  };
}

function leaveForLogin(words: string): void {
  const { pathname, search } = usePlace.getState();
  // A session the server never confirmed in this visit ended long ago: the visitor may stay on the open page.
  const wasSignedIn = useSession.getState().member !== null;
  if (wasSignedIn) navigate(loginPath(pathname + search), { isReplacing: true });
  endSession();
  showToast(words, 'short');
}
