import type { Me } from '@parlour/client/console';
import { mayUse, type Need } from './permissions.rules.ts';
import { usePreferences } from './preferences.store.ts';
import { useSession } from './session.store.ts';

/** The signed-in operator. Only for components that are drawn after sign-in. */
export function useMe(): Me {
  const me = useSession((session) => session.me);
  if (!me) throw new Error('nobody is signed in');
  return me;
}

export function usePermission(need: Need, brand?: string): boolean {
  const chosen = usePreferences((preferences) => preferences.brand);
  return mayUse(useMe(), need, brand ?? chosen);
}
