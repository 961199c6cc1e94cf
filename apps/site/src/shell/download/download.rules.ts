import type { SystemInfo } from '@parlour/client';
import type { Device } from '@parlour/contract/values/identity';
import type { ResourceType } from '@parlour/contract/values/system';

const APP_RESOURCES: readonly string[] = ['IOS', 'Android', 'MOBILECONFIG'] satisfies ResourceType[];

type Offer = { isHome: boolean; device: Device; isWindowEnabled: boolean };

/** Specification section 2: only on home, and only in a browser tab. */
export function showsDownloadBar({ isHome, device, isWindowEnabled }: Offer): boolean {
  return isHome && device === 'H5' && isWindowEnabled;
}

/** The header button also needs something to download. */
export function showsDownloadButton(offer: Offer & { resources: SystemInfo['resources'] }): boolean {
  return showsDownloadBar(offer) && hasDownload(offer.resources);
}

export function hasDownload(resources: SystemInfo['resources']): boolean {
  return resources.some(({ resourceType }) => APP_RESOURCES.includes(resourceType));
}
