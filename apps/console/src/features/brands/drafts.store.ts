import type { BrandSettings } from '@parlour/client/console';
import { create } from 'zustand';

/** What was changed and not yet saved, and on which version it builds. */
export type Draft = { version: number; base: BrandSettings; settings: BrandSettings };

type Drafts = { byBrand: Record<string, Draft> };

/** Unsaved work outlives a look at another page; it is gone with the tab. */
export const useDrafts = create<Drafts>(() => ({ byBrand: {} }));

export function keepDraft(merchantCode: string, draft: Draft): void {
  useDrafts.setState(({ byBrand }) => ({ byBrand: { ...byBrand, [merchantCode]: draft } }));
}

export function dropDraft(merchantCode: string): void {
  useDrafts.setState(({ byBrand: { [merchantCode]: _, ...byBrand } }) => ({ byBrand }));
}
