import { useQueryClient } from '@tanstack/react-query';
import { switchBrand, usePreferences } from './preferences.store.ts';

/** Switches to a brand (null: all of them) and loads everything that depends on it again. */
export function useOpenBrand(): (merchantCode: string | null) => void {
  const queryClient = useQueryClient();
  return (merchantCode) => {
    if (usePreferences.getState().brand === merchantCode) return;
    switchBrand(merchantCode);
    void queryClient.invalidateQueries();
  };
}
