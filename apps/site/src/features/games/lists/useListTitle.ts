import type { GameCategory } from '@parlour/client';
import { usePlace } from '../../../platform/routes/place.store.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import { TAB_NAMES } from '../category-names.ts';
import { readCategory } from '../category-tabs.rules.ts';
import { useLobbyText } from '../lobby-text.ts';

type Wanted =
  | { wanted: 'hot' }
  | { wanted: 'category'; category: GameCategory | null; vendor: string | null };

/** What the full list's address asks for, and the title of that. */
export function useListTitle(): { title: string; wanted: Wanted } {
  const text = useLobbyText();
  const words = useText();
  const query = new URLSearchParams(usePlace(({ search }) => search));
  if (query.get('type') === 'hot') return { title: text('lobby.hot.title'), wanted: { wanted: 'hot' } };
  const category = readCategory(query.get('gameType'));
  return {
    title: category ? text(TAB_NAMES[category]) : words('games.list.title'),
    wanted: { wanted: 'category', category, vendor: query.get('vassalage') },
  };
}
