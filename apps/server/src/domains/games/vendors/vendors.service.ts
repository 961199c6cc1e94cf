import type { KeyObject } from 'node:crypto';
import type { Clock } from '@parlour/clock/clock';
import type { Database } from '@parlour/database/database';
import { readPrivateKey, readPublicKey } from '@parlour/wallet-protocol';
import { type Bus, topic } from '../../../bus/bus.ts';
import type { Log } from '../../../observability/log.ts';
import type { Secrets } from '../../../secrets/secrets.ts';
import { READ_AGAIN_MS } from '../kept.rules.ts';
import { listAcceptedKeys, listVendors, type VendorKeyRow, type VendorRow } from './vendors.repo.ts';

export const VENDOR_KEY_PURPOSE = 'vendor-key';

export const vendorsChanged = topic<{ brandId: string }>('games.vendors_changed');

/** A vendor of a brand with parsed keys: parsing takes longer than verifying. */
export type Vendor = Pick<
  VendorRow,
  'brandId' | 'code' | 'name' | 'apiUrl' | 'operatorId' | 'isOpen' | 'betMax' | 'winMax' | 'dayWinMax'
> & {
  /** The vendor's keys: the one in use, and earlier ones that are still accepted. */
  readonly theirKeys: readonly { readonly key: KeyObject; readonly endsAtMs: number }[];
  readonly ownKey: KeyObject;
};
type VendorsNeeds = { database: Database; bus: Bus; clock: Clock; secrets: Secrets; log: Log };
type Read = { readonly atMs: number; readonly byCode: Promise<Map<string, Vendor>> };
/** The vendors of brands, kept in memory because every vendor call needs one. */
export interface Vendors {
  all(brandId: string): Promise<Map<string, Vendor>>;
  /** The origins whose pages the site frames and whose pictures it shows; none of a vendor that is closed. */
  originsOf(brandId: string): Promise<string[]>;
  find(brandId: string, code: string): Promise<Vendor | undefined>;
  /** Tells every process to read them again. */
  changed(brandId: string): Promise<void>;
}

export function createVendors({ database, bus, clock, secrets, log }: VendorsNeeds): Vendors {
  const byBrand = new Map<string, Read>();
  bus.subscribe(vendorsChanged, ({ brandId }) => void byBrand.delete(brandId));
  bus.onGap(() => byBrand.clear());

  async function read(brandId: string): Promise<Map<string, Vendor>> {
    const rows = await listVendors(database.queries, brandId);
    const accepted = await listAcceptedKeys(database.queries, brandId, new Date(clock.now()));
    const ofVendor = (code: string) => accepted.filter(({ vendor }) => vendor === code);
    const opened = new Map<string, Vendor>();
    for (const row of rows) {
      try {
        opened.set(row.code, openVendor(row, ofVendor(row.code)));
      } catch (error) {
        // A vendor with unreadable keys does not affect the others.
        log.error({ err: error, brandId, vendor: row.code }, 'the keys of a vendor cannot be read');
      }
    }
    return opened;
  }

  function openVendor(row: VendorRow, accepted: readonly VendorKeyRow[]): Vendor {
    const { brandId, code, name, apiUrl, operatorId, isOpen, betMax, winMax, dayWinMax } = row;
    const ownKey = readPrivateKey(secrets.decrypt(VENDOR_KEY_PURPOSE, row.ownPrivateKey).toString());
    const inUse = { key: readPublicKey(row.vendorPublicKey), endsAtMs: Number.POSITIVE_INFINITY };
    const before = accepted.map(({ publicKey, endsAt }) => ({
      key: readPublicKey(publicKey),
      endsAtMs: endsAt?.getTime() ?? 0,
    }));
    return {
      brandId,
      code,
      name,
      apiUrl,
      operatorId,
      isOpen,
      betMax,
      winMax,
      dayWinMax,
      theirKeys: [inUse, ...before],
      ownKey,
    };
  }

  function all(brandId: string): Promise<Map<string, Vendor>> {
    const known = byBrand.get(brandId);
    if (known && clock.now() - known.atMs < READ_AGAIN_MS) return known.byCode;
    const byCode = read(brandId);
    const kept = { atMs: clock.now(), byCode };
    byBrand.set(brandId, kept);
    byCode.catch(() => {
      if (byBrand.get(brandId) === kept) byBrand.delete(brandId);
    });
    return byCode;
  }

  return {
    all,
    originsOf: async (brandId) => [
      ...new Set(
        [...(await all(brandId)).values()]
          .filter(({ isOpen }) => isOpen)
          .map(({ apiUrl }) => new URL(apiUrl).origin),
      ),
    ],
    find: async (brandId, code) => (await all(brandId)).get(code),
    changed: (brandId) => bus.publish(vendorsChanged, { brandId }),
  };
}
