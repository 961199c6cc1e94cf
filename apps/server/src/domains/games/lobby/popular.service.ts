import type { Clock } from '@parlour/clock/clock';
import type { Database } from '@parlour/database/database';
import type { Log } from '../../../observability/log.ts';
import type { Catalogue, Title } from '../catalogue/catalogue.ts';
import { POPULAR_COUNTED_MAX, POPULAR_LIFE_MS, POPULAR_MAX, POPULAR_SPAN_MS } from '../lobby.rules.ts';
import { listMostPlayed } from '../returns/returns.ts';
import { listMostOpened } from './recent.repo.ts';

type Counted = { nodeIds: readonly string[]; atMs: number; counting: Promise<void> | null };
/** Made from one catalogue and one count; a new object when either changes. */
export type Popular = { readonly titles: readonly Title[] };
type Shown = { popular: Popular; catalogue: Catalogue; nodeIds: readonly string[] };
type PopularNeeds = { database: Database; clock: Clock; log: Log };
export type PopularTitles = ReturnType<typeof createPopular>;

/** The titles of which most rounds were played in the last days, then those most members opened. Recounted now and then; callers wait only for the first count. */
export function createPopular({ database, clock, log }: PopularNeeds) {
  const countedByBrand = new Map<string, Counted>();
  const shownByBrand = new Map<string, Shown>();

  async function count(brandId: string, counted: Counted): Promise<void> {
    try {
      const span = { since: new Date(clock.now() - POPULAR_SPAN_MS), limit: POPULAR_COUNTED_MAX };
      const played = await listMostPlayed(database.queries, brandId, span);
      const opened = await listMostOpened(database.queries, brandId, span);
      counted.nodeIds = [...new Set([...played, ...opened])].slice(0, POPULAR_COUNTED_MAX);
      counted.atMs = clock.now();
    } finally {
      counted.counting = null;
    }
  }

  function show(catalogue: Catalogue, nodeIds: readonly string[]): Popular {
    const known = shownByBrand.get(catalogue.brandId);
    if (known?.catalogue === catalogue && known.nodeIds === nodeIds) return known.popular;
    const titles = nodeIds.flatMap((nodeId) => catalogue.byNodeId.get(nodeId) ?? []).slice(0, POPULAR_MAX);
    const popular = { titles };
    shownByBrand.set(catalogue.brandId, { popular, catalogue, nodeIds });
    return popular;
  }

  return {
    of(catalogue: Catalogue): Popular | Promise<Popular> {
      const { brandId } = catalogue;
      const known = countedByBrand.get(brandId);
      if (!known) {
        const counted: Counted = { nodeIds: [], atMs: Number.NEGATIVE_INFINITY, counting: null };
        counted.counting = count(brandId, counted);
        countedByBrand.set(brandId, counted);
        return counted.counting.then(() => show(catalogue, counted.nodeIds));
      }
      if (known.counting && !Number.isFinite(known.atMs))
        return known.counting.then(() => show(catalogue, known.nodeIds));
      if (!known.counting && clock.now() - known.atMs >= POPULAR_LIFE_MS)
        // Callers get the last count meanwhile, and also if this one fails.
        known.counting = count(brandId, known).catch((error: unknown) =>
          log.warn({ err: error, brandId }, 'popular titles could not be counted'),
        );
      return show(catalogue, known.nodeIds);
    },
  };
}
