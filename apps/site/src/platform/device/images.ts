import type { HeadIconName } from '@parlour/client';
import { SITE_FILES } from '@parlour/contract/values/site-paths';
import type { Random } from './random.ts';

export type ImageUrl = (path: string) => string;

/**
 * Spreads images over the brand's image hosts. A path keeps its host for the life of the page: from another host the
 * browser would load the same picture twice.
 */
export function createImageUrl({ hosts, random }: { hosts: readonly string[]; random: Random }): ImageUrl {
  const drawn = new Map<string, string>();
  return (path) => {
    const host = drawn.get(path) ?? hosts[Math.floor(random() * hosts.length)] ?? '';
    drawn.set(path, host);
    return host + path;
  };
}

/** Where the images of a brand are; `skin` is `mui` on the wire. */
export function brandArtPath(skin: string, file: string): string {
  return `${SITE_FILES.brand}${skin}/${file}`;
}

export function headIconPath(name: HeadIconName): string {
  return brandArtPath('art', `head-${name}.svg`);
}
