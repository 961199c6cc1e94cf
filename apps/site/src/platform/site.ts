import type { Client, Language, SystemInfo, SystemStatus } from '@parlour/client';
import type { Device } from '@parlour/contract/values/identity';
import { createContext, useContext } from 'react';
import type { Clock } from './clock.ts';
import type { ImageUrl } from './device/images.ts';
import type { Live } from './live.ts';
import type { BackSwipe } from './routes/back-swipe.ts';

/** What every page may use: facts about the visit, and access to the outside world. */
export type Site = {
  language: Language;
  status: SystemStatus;
  clock: Clock;
  imageUrl: ImageUrl;
  device: Device;
  client: Client;
  live: Live;
  backSwipe: BackSwipe;
};

export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('drawn outside of the site');
  return site;
}

export function useBrand(): SystemInfo {
  return useSite().status.info;
}
