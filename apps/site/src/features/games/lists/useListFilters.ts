import type { GameCategory } from '@parlour/client';
import { useCallback } from 'react';
import { forgetRestored, useRestoredState } from '../../../platform/routes/useRestoredState.ts';
import { changeFilters, type FilterChange, type Filters, filtersOf } from './list.rules.ts';

/** The names under which a list is kept for a return: its filters, and its loaded pages. */
export const VIEW = 'view';
export const LIST = 'list';

export function useListFilters(category: GameCategory | null, first: Partial<Filters> = {}) {
  const [filters, setFilters] = useRestoredState<Filters>(VIEW, () => ({ ...filtersOf(category), ...first }));
  const change = useCallback(
    (wanted: FilterChange) => {
      forgetRestored(LIST);
      setFilters((before) => changeFilters(before, wanted));
    },
    [setFilters],
  );
  return { filters, change };
}
