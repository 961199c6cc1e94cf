import { usePreferences } from './preferences.store.ts';
import { useSession } from './session.store.ts';

/** The time zone of a brand, of the chosen one unless another is named; undefined: no brand, so the operator's own. */
export function useZoneOf(merchant?: string | null): string | undefined {
  const chosen = usePreferences((preferences) => preferences.brand);
  const me = useSession((session) => session.me);
  const code = merchant ?? chosen;
  return me?.brands.find(({ merchantCode }) => merchantCode === code)?.timeZone;
}
