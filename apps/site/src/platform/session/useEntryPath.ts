import { usePlace } from '../routes/place.store.ts';
import { entryPath } from './session.rules.ts';

/** The address of a page through which one enters, with the way back to here. */
export function useEntryPath(name: Parameters<typeof entryPath>[0]): string {
  const pathname = usePlace((place) => place.pathname);
  const search = usePlace((place) => place.search);
  return entryPath(name, { pathname, search });
}
