import type { ComponentType } from 'react';
import type { View } from '../platform/address.rules.ts';
import type { ViewProps } from './view.ts';

type Loader = () => Promise<{ default: ComponentType<ViewProps> }>;

/** What opens over the bet page of a lottery; a view that is not here is offered nowhere. */
const LOADERS: Partial<Record<View, Loader>> = {
  rules: () => import('./RulesPage.tsx'),
  trend: () => import('./TrendPage.tsx'),
  history: () => import('./HistoryPage.tsx'),
  verify: () => import('./VerifyPage.tsx'),
};

export function loaderOf(view: View): Loader | null {
  return LOADERS[view] ?? null;
}

export const hasView = (view: View): boolean => loaderOf(view) !== null;
