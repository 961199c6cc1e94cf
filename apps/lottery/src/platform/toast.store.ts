import { TOAST_MS } from '@parlour/ui';
import { create } from 'zustand';

/** The one toast over the page; a newer one replaces it. */
export const useToast = create<{ words: string | null }>(() => ({ words: null }));

let leaving: ReturnType<typeof setTimeout> | undefined;

export function showToast(words: string): void {
  clearTimeout(leaving);
  leaving = setTimeout(() => useToast.setState({ words: null }), TOAST_MS.short);
  useToast.setState({ words });
}
