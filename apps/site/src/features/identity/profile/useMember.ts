import { hasRealMoney, isTrial } from '../../../platform/session/session.rules.ts';
import { useSession } from '../../../platform/session/session.store.ts';

/** Specification section 2: the nickname, or else the account name; the stored name is known first. */
export function useMemberName(): string | null {
  return useSession(({ stored, member }) => member?.nickname ?? member?.account ?? stored?.userName ?? null);
}

export function useIsSignedIn(): boolean {
  return useSession(({ stored }) => stored !== null);
}

export function useIsTrial(): boolean {
  return useSession(({ stored }) => isTrial(stored));
}

/** Whether they pay in and out: neither trial nor internal accounts do. */
export function useHasRealMoney(): boolean {
  return useSession(({ stored }) => hasRealMoney(stored));
}
