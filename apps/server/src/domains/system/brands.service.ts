import { BrandSettings } from '@parlour/contract';
import { type Bus, topic } from '../../bus/bus.ts';
import type { Clock } from '../../clock/clock.ts';
import { newId } from '../../clock/ids.ts';
import type { Database, Tx } from '../../db/database.ts';
import { afterCommit } from '../../db/transaction.ts';
import type { Brand } from '../../tenancy/brand.ts';
import { findBrand, insertBrand, listBrands, lockBrand, updateBrand } from './brands.repo.ts';

const brandChanged = topic<{ brandId: string }>('system.brand_changed');

type BrandsNeeds = { database: Database; bus: Bus; clock: Clock; defaultMerchant: string };

/** The brands, kept in memory by every process and read again when the bus says that one changed. */
export function createBrands({ database, bus, clock, defaultMerchant }: BrandsNeeds) {
  let byId = new Map<string, Brand>();
  let byMerchant = new Map<string, Brand>();
  let byHost = new Map<string, Brand>();

  /** Answers may arrive out of order; an older state of a brand never replaces a newer one. */
  function adopt(brands: Brand[]): void {
    const newer = brands.filter(({ id, revision }) => revision > (byId.get(id)?.revision ?? 0));
    if (newer.length === 0) return;
    byId = new Map([...byId, ...newer.map((brand) => [brand.id, brand] as const)]);
    byMerchant = new Map([...byId.values()].map((brand) => [brand.settings.merchantCode, brand]));
    byHost = new Map(
      [...byId.values()].flatMap((brand) => brand.settings.hosts.map((host) => [host, brand])),
    );
  }

  async function readAll(): Promise<void> {
    adopt(await listBrands(database.queries));
  }

  async function readAgain(brandId: string): Promise<void> {
    const brand = await findBrand(database.queries, brandId);
    if (brand) adopt([brand]);
  }

  bus.subscribe(brandChanged, ({ brandId }) => readAgain(brandId));
  bus.onGap(readAll);

  /** The others hear of it first; whoever made the change sees it before the call is answered. */
  const announce = (brandId: string) =>
    afterCommit(async () => {
      await bus.publish(brandChanged, { brandId });
      await readAgain(brandId);
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
