import type { SessionInfo } from '@parlour/client';
import { navigate } from '../../../platform/routes/place.store.ts';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { returnPath, startSession } from '../../../platform/session/session.store.ts';
import { keepStranger } from '../third-parties/social.store.ts';

/** After every kind of sign-in: goes back to the page that asked for it, or first to a required new password. */
export function enterSite(session: SessionInfo): void {
  const path = session.changePassword ? ROUTES.changePassword.path : returnPath();
  keepStranger(null);
  startSession(session);
  navigate(path, { isReplacing: true });
}
