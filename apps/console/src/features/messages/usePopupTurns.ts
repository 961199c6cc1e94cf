import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole } from '../../platform/console.ts';
import type { Announcement, Draft } from './announcements.rules.ts';
import { placeIn, type Turns, turnsOf } from './preview.rules.ts';

type Own = { id: string; draft: Draft; merchant: string };

/** The popups that run beside this one, which one can turn to. `other`: the one shown, null while it is this one. */
export function usePopupTurns({ id, draft, merchant }: Own): { turns: Turns; other: Announcement | null } {
  const { messages } = useConsole().client;
  const [chosen, setChosen] = useState(id);
  const { data: running = [] } = useQuery({
    queryKey: ['popups', merchant],
    queryFn: async () => {
      const read = (kind: 'popup' | 'banner') =>
        messages.announcements({ query: { kind, state: 'running' }, merchant });
      const [words, pictures] = await Promise.all([read('popup'), read('banner')]);
      return [...words.items, ...pictures.items];
    },
    enabled: placeIn(draft) === 'popup',
  });
  const all = turnsOf(running, { id, draft });
  const current = Math.max(
    all.findIndex((each) => each.id === chosen),
    0,
  );
  const { id: shown = id, version = null } = all[current] ?? {};
  const { data: other = null } = useQuery({
    queryKey: ['announcement', merchant, shown, version],
    queryFn: () => messages.announcement({ query: { id: shown, ...(version ? { version } : {}) }, merchant }),
    enabled: shown !== id,
  });
  return {
    turns: {
      ids: all.map((each) => each.id),
      current,
      turn: (index) => setChosen(all[index]?.id ?? id),
    },
    other: shown === id ? null : other,
  };
}
