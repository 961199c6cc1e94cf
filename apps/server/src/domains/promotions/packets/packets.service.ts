import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { DrawnPacket, Packet } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { computePacket } from '@parlour/fairness';
import { writeDecimal } from '@parlour/money';
import type { Session } from '../../../http/calls/call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { PrizeGiving } from '../chance.ts';
import {
  findPacket,
  insertTap,
  listOwnTaps,
  listShown,
  listTaps,
  lockPacket,
  type PacketRow,
  type TapRow,
  updatePacket,
} from './packets.repo.ts';
import { amountOfMinor, DRAWN_SHOWN, drawIdOf, minorOf, stateOf } from './packets.rules.ts';

type PacketNeeds = { database: Database; clock: Clock; prizes: Pick<PrizeGiving, 'requireReceiver'> };
export type Packets = ReturnType<typeof createPackets>;

/** Red packets as members see them, and their taps: the packet's row is locked, so places are given one by one. */
export function createPackets({ database, clock, prizes }: PacketNeeds) {
  function describe(row: PacketRow, own: TapRow | undefined): Packet {
    return {
      number: row.number,
      currency: row.currency,
      total: writeDecimal(row.total),
      shares: row.shares,
      taken: row.taken,
      opensAt: row.opensAt.getTime(),
      closesAt: row.closesAt.getTime(),
      state: stateOf(row, clock.now()),
      commitment: row.commitment,
      external: row.external,
      own: own ? { place: own.place, share: own.share === null ? null : writeDecimal(own.share) } : null,
    };
  }

  return {
    async list(brand: Brand, { memberId }: Session): Promise<{ now: number; items: Packet[] }> {
      const rows = await listShown(database.queries, brand.id, DRAWN_SHOWN);
      const numbers = rows.map(({ number }) => number);
      const own = await listOwnTaps(database.queries, brand.id, { memberId, numbers });
      return {
        now: clock.now(),
        items: rows.map((row) =>
          describe(
            row,
            own.find(({ number }) => number === row.number),
          ),
        ),
      };
    },

    async draw(brand: Brand, { memberId }: Session, number: number): Promise<DrawnPacket> {
      const row = await findPacket(database.queries, brand.id, number);
      if (!row?.seed || !row.root) throw new Refusal('not_found');
      const { seed, root, external, currency } = row;
      const taps = await listTaps(database.queries, brand.id, number);
      const drawId = drawIdOf(brand.settings.merchantCode, number);
      const total = minorOf(row.total, currency);
      const { shares } = computePacket({ drawId, seed, root, external, total, count: row.shares });
      const own = taps.find((tap) => tap.memberId === memberId);
      return {
        ...describe(row, own),
        draw: {
          drawId,
          seed,
          root,
          taps: taps.map(({ id }) => id),
          shares: shares.map((share) => writeDecimal(amountOfMinor(share, currency))),
        },
      };
    },

    async tap(brand: Brand, { memberId }: Session, number: number): Promise<Packet> {
      const [known] = await listOwnTaps(database.queries, brand.id, { memberId, numbers: [number] });
      if (!known) await prizes.requireReceiver(brand, memberId);
      return database.transaction(async (tx) => {
        const row = await lockPacket(tx, brand.id, number);
        if (!row) throw new Refusal('not_found');
        const [made] = await listOwnTaps(tx, brand.id, { memberId, numbers: [number] });
        if (made) return describe(row, made);
        if (stateOf(row, clock.now()) !== 'open') throw new Refusal('packet_not_open');
        if (row.taken >= row.shares) throw new Refusal('packet_full');
        const place = row.taken + 1;
        const at = new Date(clock.now());
        const tap = { brandId: brand.id, number, place, id: newId(clock), memberId, at, share: null };
        await insertTap(tx, tap);
        await updatePacket(tx, row, { taken: place });
        return describe({ ...row, taken: place }, tap);
      });
    },
  };
}
