import type { Me } from '@parlour/client/console';
import { create } from 'zustand';
import { tabStorage } from './storage.ts';

type Session = {
  token: string | null;
  me: Me | null;
  /** The server has ended this session; the operator signs in again and continues. */
  hasEnded: boolean;
  /** The server could not be asked whether the stored token is valid. */
  isUnreachable: boolean;
};

export const useSession = create<Session>(() => ({
  token: null,
  me: null,
  hasEnded: false,
  isUnreachable: false,
}));

export function openSession({ token, me }: { token: string; me: Me }): void {
  tabStorage.write('PARLOUR_CONSOLE_TOKEN', token);
  useSession.setState({ token, me, hasEnded: false });
}

export function renewMe(me: Me): void {
  useSession.setState({ me });
}

/** The page and its unsaved changes stay, behind the form to sign in again. */
export function markSessionEnded(): void {
  tabStorage.write('PARLOUR_CONSOLE_TOKEN', null);
  useSession.setState(({ me }) => ({ token: null, hasEnded: me !== null }));
}

export function closeSession(): void {
  tabStorage.write('PARLOUR_CONSOLE_TOKEN', null);
  useSession.setState({ token: null, me: null, hasEnded: false });
}
