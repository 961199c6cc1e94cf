import type { BrandSettings } from '@parlour/client/console';
import { create } from 'zustand';

/** The unsaved settings, and the version they are based on. */
export type Draft = { version: number; base: BrandSettings; settings: BrandSettings };

type Drafts = { byBrand: Record<string, Draft> };

/** Unsaved changes survive a visit to another page, but not the tab. */
export const useDrafts = create<Drafts>(() => ({ byBrand: {} }));

export function keepDraft(merchantCode: string, draft: Draft): void {
  useDrafts.setState(({ byBrand }) => ({ byBrand: { ...byBrand, [merchantCode]: draft } }));
}

export function dropDraft(merchantCode: string): void {
  useDrafts.setState(({ byBrand: { [merchantCode]: _, ...byBrand } }) => ({ byBrand }));
}
