import type { Clock } from '@parlour/clock/clock';
import type { BrandPage, BrandPageName, Language } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { type Bus, topic } from '../../../bus/bus.ts';
import { type BrandCache, type BrandChange, createBrandCache, using } from '../../../cache/brand-cache.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { textIn } from '../content/content.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { listPublicPages, type PublicPage } from './pages.repo.ts';
import { sanitiseTexts } from './pages.rules.ts';

const pagesChanged = topic<BrandChange>('messages.pages_changed');

type ShownNeeds = {
  database: Database;
  clock: Clock;
  bus: Bus;
  brands: { ofId(brandId: string): Brand | undefined };
  pictures: Pick<Pictures, 'pathOf'>;
};
/** The public pages of a brand, sanitised again. Replaced as a whole when one changes. */
export type PublicPages = ReadonlyMap<BrandPageName, PublicPage>;
export type ShownPages = ReturnType<typeof createShownPages>;

/** What the site shows of the pages that brands write themselves, from memory. */
export function createShownPages({ database, clock, bus, brands, pictures }: ShownNeeds) {
  const cache: BrandCache<PublicPages> = createBrandCache<PublicPages>({
    bus,
    clock,
    changed: pagesChanged,
    read,
  });

  async function read(brandId: string): Promise<PublicPages> {
    const brand = brands.ofId(brandId);
    if (!brand) return new Map();
    const own = { pictures: pictures.pathOf(brand) };
    const rows = await listPublicPages(database.queries, brandId);
    return new Map(rows.map((row) => [row.page, { ...row, texts: sanitiseTexts(row.texts, own) }]));
  }

  return {
    /** Without a promise if it is in memory. */
    of: (brand: Brand) => cache.of(brand.id),
    announce: cache.announce,

    /** Which version of its own page a brand shows to readers of a language, and in which language; null: none. */
    versionFor: (brand: Brand, name: BrandPageName, language: Language) =>
      using(cache.of(brand.id), (pages) => {
        const page = pageFor(pages, { brand, name, language });
        return page && { version: page.version, language: page.language };
      }),
  };
}

type Asked = { brand: Brand; name: BrandPageName; language: Language };

/** The page as readers of a language see it; null: the built-in words. */
export function pageFor(pages: PublicPages, { brand, name, language }: Asked): BrandPage | null {
  const page = pages.get(name);
  const found = page && textIn(page.texts, language, brand.settings);
  if (!page || !found) return null;
  const { version, publishedAt } = page;
  return { ...found.text, language: found.language, version, publishedAt: publishedAt?.getTime() ?? 0 };
}
