import type { ReactNode } from 'react';
import { usePreferences } from '../../platform/preferences.store.ts';
import { useText } from '../../platform/texts.tsx';
import { EmptyState } from './PageStates.tsx';

/** Members and money belong to one brand, so these pages wait until one is chosen. */
export function ChooseBrand({ children }: { children(merchant: string): ReactNode }) {
  const text = useText();
  const brand = usePreferences((preferences) => preferences.brand);
  if (brand !== null) return children(brand);
  return <EmptyState glyph="brand" title={text('frame.chooseBrand')} hint={text('frame.chooseBrand.hint')} />;
}
