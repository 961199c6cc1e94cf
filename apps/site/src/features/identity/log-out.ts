import { CallRefused, type Client } from '@parlour/client';
import { navigate } from '../../platform/place.store.ts';
import { ROUTES } from '../../platform/routes.ts';
import { endSession } from '../../platform/session.store.ts';
import { showToast } from '../../platform/toasts.store.ts';

/**
 * Specification section 4. Whatever the server says, this browser forgets the session: it may have ended already, and
 * without its token nobody can use it from here.
 */
export async function logOut(client: Client, loadingWords: string): Promise<void> {
  const hideLoading = showToast(loadingWords, 'logoutLoading');
  try {
    await client.identity.logout();
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
  } finally {
    hideLoading();
    // First home, then nobody: a member's page would send to log in whom it sees without a session.
    navigate(ROUTES.home.path, { isReplacing: true });
    endSession();
  }
}
