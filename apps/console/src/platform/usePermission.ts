import type { Me } from '@parlour/client/console';
import { mayUse, type Need } from './permissions.rules.ts';
import { usePreferences } from './preferences.store.ts';
import { useSession } from './session.store.ts';

/** Who is signed in. Only what is drawn for somebody who is may ask. */
export function useMe(): Me {
  const me = useSession((session) => session.me);
  if (!me) throw new Error('nobody is signed in');
  return me;
}

export function usePermission(need: Need, brand?: string): boolean {
  const chosen = usePreferences((preferences) => preferences.brand);
  return mayUse(useMe(), need, brand ?? chosen);
}
