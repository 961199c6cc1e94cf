import type { Clock } from '@parlour/clock/clock';
import type { Database, Tx } from '@parlour/database/database';
import { afterCommit } from '@parlour/database/transaction';
import { computePacket, rootOfTickets } from '@parlour/fairness';
import { writeDecimal } from '@parlour/money';
import type { Log } from '../../../observability/log.ts';
import type { Secrets } from '../../../secrets/secrets.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { PrizeGiving } from '../chance.ts';
import { SEED_PURPOSE } from './packets.operator.service.ts';
import { findSeed, listDue, listTaps, lockPacket, updatePacket, updateShare } from './packets.repo.ts';
import { amountOfMinor, drawIdOf, minorOf, stateOf, ticketOf } from './packets.rules.ts';

type ClosingNeeds = {
  database: Database;
  clock: Clock;
  secrets: Secrets;
  log: Log;
  brands: { all(): readonly Brand[] };
  prizes: Pick<PrizeGiving, 'give'>;
  /** Open pages ask again. */
  tell(brandId: string): Promise<void>;
};

/** Draws red packets that are over: root, seed, shares and rewards in one transaction. */
export function createPacketClosing({ database, clock, secrets, log, brands, prizes, tell }: ClosingNeeds) {
  async function draw(tx: Tx, brand: Brand, number: number): Promise<void> {
    const row = await lockPacket(tx, brand.id, number);
    // Another process was here first.
    if (!row || stateOf(row, clock.now()) !== 'closed') return;
    const sealed = await findSeed(tx, brand.id, number);
    if (!sealed) throw new Error(`red packet ${number} of brand ${brand.id} has no seed`);
    const taps = await listTaps(tx, brand.id, number);
    const { external, currency } = row;
    const seed = secrets.decrypt(SEED_PURPOSE, sealed.sealedSeed).toString('hex');
    const root = rootOfTickets(taps.map(ticketOf));
    const drawId = drawIdOf(brand.settings.merchantCode, number);
    const total = minorOf(row.total, currency);
    const { shares } = computePacket({ drawId, seed, root, external, total, count: row.shares });
    let paid = 0n;
    for (const tap of taps) {
      const share = amountOfMinor(shares[tap.place - 1] ?? 0, currency);
      await updateShare(tx, tap, share);
      await prizes.give(tx, {
        brandId: brand.id,
        memberId: tap.memberId,
        source: 'packet',
        cause: `packet:${tap.id}`,
        prize: { kind: 'cash', amount: writeDecimal(share) },
      });
      paid += share;
    }
    await updatePacket(tx, row, { drawnAt: new Date(clock.now()), seed, root, paid });
    afterCommit(() => tell(brand.id));
  }

  return {
    async closeDue(): Promise<void> {
      // One that fails is drawn at the next look, and holds up no other.
      for (const brand of brands.all())
        for (const number of await listDue(database.queries, brand.id, new Date(clock.now())))
          await database
            .transaction((tx) => draw(tx, brand, number))
            .catch((err) => log.warn({ err, brand: brand.id, number }, 'a red packet was not drawn'));
    },
  };
}
