import { useSession } from '../../platform/session/session.store.ts';

/** Who looks, in the words of the announcements' calls: a visitor, a member, or one at their first login. */
export function useLooker(): 'A' | 'B' | 'F' {
  return useSession(({ stored }) => (stored ? (stored.firstTimeLogin ? 'F' : 'A') : 'B'));
}
