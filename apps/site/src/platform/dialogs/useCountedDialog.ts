import { useEffect } from 'react';
import { countOpenDialog } from './modal.store.ts';

/** While the component is drawn, the page container counts as covered. */
export function useCountedDialog(): void {
  useEffect(countOpenDialog, []);
}
