import type { MemberInfo, SessionInfo } from '@parlour/client';
import { create } from 'zustand';
import { deviceStorage, type StoredSession } from '../device/storage.ts';
import { usePlace } from '../routes/place.store.ts';
import { isTrial, readStoredSession, returnPathOf } from './session.rules.ts';

type Session = {
  /** Stored in the browser, so it is known before the first paint. */
  stored: StoredSession | null;
  /** The server's data about the member; null until it has answered. */
  member: MemberInfo | null;
  /** The uploaded picture as an image address; null without one. */
  picture: string | null;
};

const NOBODY: Session = { stored: null, member: null, picture: null };

export const useSession = create<Session>(() => NOBODY);

/** Called after every kind of sign-in. The caller then navigates to `returnPath()`. */
export function startSession({
  id,
  customerId,
  token,
  merchantCode,
  userName,
  type,
  customerType,
  firstTimeLogin,
  changePassword,
}: SessionInfo): void {
  // Specification section 3: for a trial login the type is the customer type.
  const stored = {
    id,
    customerId,
    token,
    merchantCode,
    userName,
    type: isTrial({ type: customerType }) ? customerType : type,
    firstTimeLogin,
    ...(changePassword ? { changePassword } : {}),
  };
  deviceStorage.write('MC_SESSION_INFO', stored);
  deviceStorage.write('autoLogin', 1);
  if (isTrial(stored)) deviceStorage.write('PARLOUR_TRIAL_USER', userName);
  useSession.setState({ ...NOBODY, stored });
}

/** The one-time password has been replaced: the rest of the site opens. */
export function acceptNewPassword(): void {
  const { stored } = useSession.getState();
  if (!stored?.changePassword) return;
  const { changePassword: _done, ...rest } = stored;
  deviceStorage.write('MC_SESSION_INFO', rest);
  useSession.setState({ stored: rest });
}

/** Specification section 4: removes everything about the member. */
export function endSession(): void {
  deviceStorage.remove('MC_SESSION_INFO');
  deviceStorage.remove('PARLOUR_TRIAL_USER');
  deviceStorage.write('autoLogin', 0);
  useSession.setState(NOBODY);
}

/** For the login page: where to go once signed in. */
export function returnPath(): string {
  return returnPathOf(usePlace.getState().search);
}

export function sessionToken(): string | null {
  return useSession.getState().stored?.token ?? null;
}

/** Reads the stored session of this brand, and follows sign-ins and sign-outs in other tabs. */
export function watchSession(merchantCode: string): void {
  adoptStoredSession(merchantCode);
  addEventListener('storage', ({ key }) => {
    // Null: everything was cleared.
    if (key === 'MC_SESSION_INFO' || key === null) adoptStoredSession(merchantCode);
  });
}

/** Adopts the stored session; returns whether it was new to this tab. */
export function adoptStoredSession(merchantCode: string): boolean {
  const stored = readStoredSession(deviceStorage.read('MC_SESSION_INFO'), merchantCode);
  if (stored?.token === useSession.getState().stored?.token) return false;
  useSession.setState({ ...NOBODY, stored });
  return true;
}
