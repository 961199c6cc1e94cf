import type { Clock } from '@parlour/clock/clock';
import type { Picture } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { type Bus, topic } from '../../../bus/bus.ts';
import { type BrandCache, type BrandChange, createBrandCache } from '../../../cache/brand-cache.ts';
import type { Log } from '../../../observability/log.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { sanitise } from '../content/content.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { listPublished } from './announcements.repo.ts';
import { isRunning, nextChange, WAKE_AT_MOST_MS } from './announcements.rules.ts';
import { type Entry, inOrder, type Shown } from './shown.rules.ts';

const announcementsChanged = topic<BrandChange>('messages.announcements_changed');

type ShownNeeds = {
  database: Database;
  clock: Clock;
  bus: Bus;
  log: Log;
  brands: { ofId(brandId: string): Brand | undefined };
  pictures: Pick<Pictures, 'describe' | 'pathOf'>;
};
type Published = { readonly entries: readonly Entry[]; readonly pictures: ReadonlyMap<string, Picture> };
export type ShownAnnouncements = ReturnType<typeof createShownAnnouncements>;

/** What is announced now, from memory. Time changes it as well as operators do. */
export function createShownAnnouncements({ database, clock, bus, log, brands, pictures }: ShownNeeds) {
  const cache: BrandCache<Published> = createBrandCache<Published>({
    bus,
    clock,
    changed: announcementsChanged,
    read,
  });
  const made = new WeakMap<Published, Shown>();
  const wakers = new Map<string, { atMs: number; cancel(): void }>();
  const watched = new Set<string>();
  const listeners: ((brandId: string) => void)[] = [];
  cache.onRenewed((brandId) => {
    tell(brandId);
    if (watched.has(brandId)) void look(brandId);
  });

  async function read(brandId: string): Promise<Published> {
    const brand = brands.ofId(brandId);
    const published = brand ? await listPublished(database.queries, brandId, new Date(clock.now())) : [];
    const own = { pictures: brand ? pictures.pathOf(brand) : '' };
    const entries = published.map(({ id, document }) => ({ id, document: sanitiseAll(document, own) }));
    const digests = entries.flatMap(({ document }) =>
      Object.values(document.texts).flatMap(({ picture }) => picture ?? []),
    );
    return {
      entries: entries.toSorted(inOrder),
      pictures: brand ? await pictures.describe(brand, digests) : new Map(),
    };
  }

  function tell(brandId: string): void {
    for (const listener of listeners) listener(brandId);
  }

  function make(brand: Brand, published: Published): Shown {
    const { entries } = published;
    const now = clock.now();
    const untilMs = nextChange(
      entries.map(({ document }) => document),
      now,
    );
    const running = entries.filter(({ document }) => isRunning(document, now));
    const shown = { brand, untilMs, entries: running, pictures: published.pictures };
    made.set(published, shown);
    wakeAt(brand.id, untilMs);
    return shown;
  }

  /** Open pages learn when something begins or ends, from the timer or from a call that was quicker. */
  function wakeAt(brandId: string, atMs: number): void {
    const before = wakers.get(brandId);
    before?.cancel();
    wakers.delete(brandId);
    if (before && before.atMs <= clock.now()) tell(brandId);
    if (atMs === Number.POSITIVE_INFINITY) return;
    const waitMs = Math.min(atMs - clock.now(), WAKE_AT_MOST_MS);
    const wake = () => void (clock.now() < atMs ? wakeAt(brandId, atMs) : look(brandId));
    wakers.set(brandId, { atMs, cancel: clock.after(waitMs, wake) });
  }

  /** Makes what is shown now, and with it the plan for what comes next. */
  async function look(brandId: string): Promise<void> {
    const brand = brands.ofId(brandId);
    if (!brand) return;
    try {
      shownOf(brand, await cache.of(brandId));
    } catch (error) {
      log.error({ err: error, brandId }, 'what is announced cannot be read');
    }
  }

  function shownOf(brand: Brand, published: Published): Shown {
    const known = made.get(published);
    return known && known.brand === brand && clock.now() < known.untilMs ? known : make(brand, published);
  }

  return {
    /** Without a promise if it is in memory. */
    of(brand: Brand): Shown | Promise<Shown> {
      const published = cache.of(brand.id);
      return published instanceof Promise
        ? published.then((read) => shownOf(brand, read))
        : shownOf(brand, published);
    },
    announce: cache.announce,
    /** Calls back in every process when other things are shown than before. */
    onChanged: (listener: (brandId: string) => void) => void listeners.push(listener),
    /** From now on this process tells when something of a brand begins or ends, even if it never lists it. */
    watch(brandId: string): void {
      watched.add(brandId);
      void look(brandId);
    },
    close(): void {
      for (const { cancel } of wakers.values()) cancel();
    },
  };
}

/** As it is saved, and again when it is read: a rule that was tightened holds for what is stored already. */
export function sanitiseAll(document: Entry['document'], own: { pictures: string }): Entry['document'] {
  const texts = Object.entries(document.texts).map(([language, text]) => [
    language,
    { ...text, content: sanitise(text.content, own) },
  ]);
  return { ...document, texts: Object.fromEntries(texts) };
}
