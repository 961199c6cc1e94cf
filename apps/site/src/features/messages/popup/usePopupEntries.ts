import { useEffect, useMemo, useState } from 'react';
import type { PopupRecordKey } from '../../../platform/device/storage.ts';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { useSession } from '../../../platform/session/session.store.ts';
import { useSite } from '../../../platform/site.ts';
import { useLooker } from '../useLooker.ts';
import { fingerprintOf } from './fingerprint.ts';
import { entriesOf, hashedPartOf, keyOf, LIST_REST_MS, type PopupEntry } from './popup.rules.ts';

export type Popup = { key: PopupRecordKey; entries: readonly PopupEntry[]; hashes: readonly string[] };

/** What pops up for whoever looks: as soon as it is known, and what of it has rested. */
export function usePopupEntries(): { known: Popup | null; rested: Popup | null } {
  const { client } = useSite();
  const audience = useLooker();
  const key = useSession(({ stored }) => keyOf(stored && (stored.id ?? stored.customerId)));
  const { value } = useQuery({
    key: ['site', 'popup', audience],
    load: (signal) =>
      client.messages.announcements({
        signal,
        query: { types: 'B,PU', groupName: 'm_popup1', audience },
      }),
    news: 'notice',
  });
  const known = useMemo(() => {
    if (!value) return null;
    const entries = entriesOf(value);
    return { key, entries, hashes: entries.map((entry) => fingerprintOf(hashedPartOf(entry))) };
  }, [value, key]);
  const [rested, setRested] = useState<Popup | null>(null);
  useEffect(() => {
    if (!known) return;
    const resting = setTimeout(() => setRested(known), LIST_REST_MS);
    return () => clearTimeout(resting);
  }, [known]);
  return { known, rested: rested?.key === key ? rested : null };
}
