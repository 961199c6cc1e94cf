import { createRequire } from 'node:module';
import { open } from 'maxmind';
import { createSourceCache } from '../../../cache/source-cache.ts';
import { REMEMBERED_ADDRESSES } from './status.rules.ts';

/** Finds the country of an address in the data that ships with the product. */
export type Regions = { countryOf(ip: string): string | null };

const DATA_FILE = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

/** This data set keeps the code at the top of the record, which the reader's own types do not know. */
type CountryReader = { get(ip: string): { country_code?: string } | null };

export async function loadRegions(): Promise<Regions> {
  const path = createRequire(import.meta.url).resolve(DATA_FILE);
  const reader = (await open(path)) as unknown as CountryReader;
  const remember = createSourceCache<CountryReader, string | null>({ most: REMEMBERED_ADDRESSES });
  return { countryOf: (ip) => remember(reader, ip, () => reader.get(ip)?.country_code ?? null) };
}
