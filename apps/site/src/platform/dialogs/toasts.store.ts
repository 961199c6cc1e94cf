import { TOAST_MS } from '@parlour/ui';
import { create } from 'zustand';

export type ToastLength = keyof typeof TOAST_MS;
type Shown = { words: string; kind: 'plain' | 'loading' };

/** The one toast over the page; a newer one replaces it. */
export const useToast = create<{ shown: Shown | null }>(() => ({ shown: null }));

const LOADING = /Loading$/;
let leaving: ReturnType<typeof setTimeout> | undefined;

/** Shows a toast for as long as the specification gives its kind; returns a function that hides it earlier. */
export function showToast(words: string, length: ToastLength): () => void {
  const shown: Shown = { words, kind: LOADING.test(length) ? 'loading' : 'plain' };
  const hide = () => useToast.setState((state) => (state.shown === shown ? { shown: null } : state));
  clearTimeout(leaving);
  leaving = setTimeout(hide, TOAST_MS[length]);
  useToast.setState({ shown });
  return hide;
}
