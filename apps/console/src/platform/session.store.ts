import type { Me } from '@parlour/client/console';
import { create } from 'zustand';
import { tabStorage } from './storage.ts';

type Session = {
  token: string | null;
  me: Me | null;
  /** The server knows this session no more; whoever was at work signs in again and goes on. */
  hasEnded: boolean;
  /** Whether the kept token is good for anything could not be asked. */
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

/** The page and what is unsaved on it stay as they are, behind the form to sign in again. */
export function markSessionEnded(): void {
  tabStorage.write('PARLOUR_CONSOLE_TOKEN', null);
  useSession.setState(({ me }) => ({ token: null, hasEnded: me !== null }));
}

export function closeSession(): void {
  tabStorage.write('PARLOUR_CONSOLE_TOKEN', null);
  useSession.setState({ token: null, me: null, hasEnded: false });
}
