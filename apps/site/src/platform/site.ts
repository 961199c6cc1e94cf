import type { Boot } from './boot.ts';
import type { Clock } from './clock.ts';
import type { ImageUrl } from './images.ts';

/** What every page is given: the visit, and its ways to the world outside. */
export type Site = Boot & { clock: Clock; imageUrl: ImageUrl };
