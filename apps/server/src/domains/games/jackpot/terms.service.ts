import type { Clock } from '@parlour/clock/clock';
import type { Database } from '@parlour/database/database';
import { type Bus, topic } from '../../../bus/bus.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { nodeIdOf } from '../catalogue/catalogue.ts';
import { READ_AGAIN_MS } from '../kept.rules.ts';
import { findJackpot, listJackpotTitles } from './jackpot.repo.ts';
import { contributionOf } from './jackpot.rules.ts';

/** A brand's pool changed: its terms or its money. */
export const jackpotChanged = topic<{ brandId: string; isOfTerms: boolean }>('games.jackpot_changed');

type Terms = { ppm: number; currency: string; nodeIds: ReadonlySet<string> };
type Held = { atMs: number; terms: Promise<Terms | null> };
type TermsNeeds = {
  database: Database;
  bus: Bus;
  clock: Clock;
  brands: { ofId(id: string): Brand | undefined };
};
type Stake = { brandId: string; vendor: string; gameCode: string; currency: string; amount: bigint };
export type JackpotTerms = ReturnType<typeof createJackpotTerms>;

/** What bets add to the pool, kept in memory because every bet asks. */
export function createJackpotTerms({ database, bus, clock, brands }: TermsNeeds) {
  const byBrand = new Map<string, Held>();
  bus.subscribe(jackpotChanged, ({ brandId, isOfTerms }) => {
    if (isOfTerms) byBrand.delete(brandId);
  });
  bus.onGap(() => byBrand.clear());

  async function read(brandId: string): Promise<Terms | null> {
    const { queries } = database;
    const row = await findJackpot(queries, brandId);
    const currency = brands.ofId(brandId)?.settings.currency;
    if (!row?.isOpen || currency === undefined) return null;
    const nodeIds = new Set(await listJackpotTitles(queries, brandId));
    return { ppm: row.contributionPpm, currency, nodeIds };
  }

  function termsOf(brandId: string): Promise<Terms | null> {
    const known = byBrand.get(brandId);
    if (known && clock.now() - known.atMs < READ_AGAIN_MS) return known.terms;
    const held = { atMs: clock.now(), terms: read(brandId) };
    byBrand.set(brandId, held);
    held.terms.catch(() => {
      if (byBrand.get(brandId) === held) byBrand.delete(brandId);
    });
    return held.terms;
  }

  return {
    /** Only stakes in the brand's own currency add anything, so trial stakes never do. */
    async contributionOf({ brandId, vendor, gameCode, currency, amount }: Stake): Promise<bigint> {
      const terms = await termsOf(brandId);
      if (!terms || currency !== terms.currency || !terms.nodeIds.has(nodeIdOf(vendor, gameCode))) return 0n;
      return contributionOf(amount, terms.ppm);
    },
    /** Tells every process. */
    tell: (brandId: string, about: { isOfTerms: boolean }) =>
      bus.publish(jackpotChanged, { brandId, ...about }),
  };
}
