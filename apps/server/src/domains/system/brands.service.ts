import { BrandSettings } from '@parlour/contract';
import { type Bus, topic } from '../../bus/bus.ts';
import type { Clock } from '../../clock/clock.ts';
import { newId } from '../../clock/ids.ts';
import type { Database, Tx } from '../../db/database.ts';
import { afterCommit } from '../../db/transaction.ts';
import type { Brand } from '../../http/call.ts';
import { findBrand, insertBrand, listBrands, lockBrand, updateBrand } from './brands.repo.ts';

const brandChanged = topic<{ brandId: string }>('system.brand_changed');

type BrandsNeeds = { database: Database; bus: Bus; clock: Clock; defaultMerchant: string };

/** The brands, kept in memory by every process and read again when the bus says that one changed. */
export function createBrands({ database, bus, clock, defaultMerchant }: BrandsNeeds) {
  let byId = new Map<string, Brand>();
  let byMerchant = new Map<string, Brand>();
  let byHost = new Map<string, Brand>();

  function index(brands: Iterable<Brand>): void {
    byId = new Map([...brands].map((brand) => [brand.id, brand]));
    byMerchant = new Map([...byId.values()].map((brand) => [brand.settings.merchantCode, brand]));
    byHost = new Map(
      [...byId.values()].flatMap((brand) => brand.settings.hosts.map((host) => [host, brand])),
    );
  }

  async function readAll(): Promise<void> {
    index(await listBrands(database.queries));
  }

  async function readAgain(brandId: string): Promise<void> {
    const brand = await findBrand(database.queries, brandId);
    const known = byId.get(brandId);
    // Two changes in a row may be answered out of order; the older answer must not win.
    if (brand && (!known || brand.revision > known.revision)) index([...byId.values(), brand]);
  }

  bus.subscribe(brandChanged, ({ brandId }) => readAgain(brandId));
  bus.onGap(readAll);

  /** Whoever made the change sees it at once; the others as soon as they hear of it. */
  const announce = (brandId: string) =>
    afterCommit(async () => {
      await readAgain(brandId);
      await bus.publish(brandChanged, { brandId });
    });

  return {
    readAll,
    all: (): Brand[] => [...byId.values()],
    ofMerchant: (merchantCode: string) => byMerchant.get(merchantCode),
    ofHost: (host: string) => byHost.get(host),
    byDefault: () => byMerchant.get(defaultMerchant) ?? byId.values().next().value,

    async create(tx: Tx, settings: unknown): Promise<string> {
      const brandId = newId(clock);
      await insertBrand(tx, { brandId, settings: BrandSettings.parse(settings), now: new Date(clock.now()) });
      announce(brandId);
      return brandId;
    },

    /** Changes a brand; every process serves the change as soon as it hears of it. */
    async change(tx: Tx, brandId: string, edit: (settings: BrandSettings) => BrandSettings): Promise<void> {
      const brand = await lockBrand(tx, brandId);
      if (!brand) throw new Error(`there is no brand ${brandId}`);
      const settings = BrandSettings.parse(edit(structuredClone(brand.settings)));
      await updateBrand(tx, { brandId, settings, now: new Date(clock.now()) });
      announce(brandId);
    },
  };
}
