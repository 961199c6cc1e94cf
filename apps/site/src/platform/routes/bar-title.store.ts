import { useLayoutEffect } from 'react';
import { create } from 'zustand';

/** The title of the shown page, where it knows a better one than its route: of one list, of one deposit. */
export const useBarTitles = create<{ title: string | null }>(() => ({ title: null }));

/** Before the paint, so that the bar never shows two titles one after the other. */
export function useBarTitle(title: string): void {
  useLayoutEffect(() => {
    useBarTitles.setState({ title });
    return () => useBarTitles.setState({ title: null });
  }, [title]);
}
