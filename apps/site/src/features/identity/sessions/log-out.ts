import { CallRefused, type Client } from '@parlour/client';
import { showToast } from '../../../platform/dialogs/toasts.store.ts';
import { navigate } from '../../../platform/routes/place.store.ts';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { endSession } from '../../../platform/session/session.store.ts';

/**
 * Specification section 4. The call is sent with the token before this browser forgets it. When the server announces
 * the end, no tab has the token any more, so none asks to log in again. The session is over here whatever the server
 * answers.
 */
export async function logOut(client: Client, loadingWords: string): Promise<void> {
  const hideLoading = showToast(loadingWords, 'logoutLoading');
  const ending = client.identity.logout();
  // Navigates home before ending the session: a member's page without one would redirect to the login.
  navigate(ROUTES.home.path, { isReplacing: true });
  endSession();
  try {
    await ending;
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
  } finally {
    hideLoading();
  }
}
