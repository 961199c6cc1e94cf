import type { Language, SystemStatus } from '@parlour/client';
import type { LotteryClient } from '@parlour/client/lottery';
import type { createQueries } from '@parlour/client/queries';
import { createContext, useContext } from 'react';
import type { Clock } from './clock.ts';
import type { SiteFrame } from './site-frame.ts';

/** What every part of the page may use: facts about the visit, and access to the outside world. */
export type Page = {
  language: Language;
  status: SystemStatus;
  clock: Clock;
  client: LotteryClient;
  queries: ReturnType<typeof createQueries>;
  site: SiteFrame;
  isSignedIn(): boolean;
};

export const PageContext = createContext<Page | null>(null);

export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('drawn outside of the page');
  return page;
}

/** The currency amounts are written in: the brand's. */
export function useCurrency(): string {
  return usePage().status.info.currency;
}
