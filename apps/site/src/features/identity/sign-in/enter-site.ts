import type { SessionInfo } from '@parlour/client';
import { navigate } from '../../../platform/routes/place.store.ts';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { returnPath, startSession } from '../../../platform/session/session.store.ts';
import { keepStranger } from '../third-parties/social.store.ts';

/** After any way to sign in: back to where one was sent away from, or first to a password of one's own. */
export function enterSite(session: SessionInfo): void {
  const path = session.changePassword ? ROUTES.changePassword.path : returnPath();
  keepStranger(null);
  startSession(session);
  navigate(path, { isReplacing: true });
}
