import { randomBytes } from 'node:crypto';
import type { Clock } from '@parlour/clock/clock';
import type { AnswerOf, BodyOf, ConsoleContract } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import { afterCommit } from '@parlour/database/transaction';
import { commitTo } from '@parlour/fairness';
import { amountOf, writeDecimal } from '@parlour/money';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import { changesBetween } from '../../../audit/changes.rules.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Secrets } from '../../../secrets/secrets.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { ApprovalKind, Approvals } from '../../operators/operators.module.ts';
import type { Caller, PrizeChecks } from '../chance.ts';
import { CHANGE_LASTS_MS } from '../prizes.rules.ts';
import {
  insertPacket,
  keepSeeds,
  lastNumber,
  listPackets,
  lockPacket,
  type SeedRow,
  updatePacket,
} from './packets.repo.ts';
import { faultsOf, LISTED_MAX, SEED_BYTES, stateOf } from './packets.rules.ts';

export const SEED_PURPOSE = 'promotions.packet-seed';

type Calls = ConsoleContract['promotions'];
export type AnnouncedPacket = Omit<BodyOf<Calls['announcePacket']>, 'reason'>;
/** What both operators read, and what is then announced. */
type Asked = AnnouncedPacket & { brandId: string; currency: string };
type PacketNeeds = {
  database: Database;
  clock: Clock;
  secrets: Secrets;
  approvals: Pick<Approvals, 'register' | 'request'>;
  audit: AuditWriter;
  prizeChecks: Pick<PrizeChecks, 'requireBudget'>;
  /** Open pages ask again. */
  tell(brandId: string): Promise<void>;
};
export type PacketsForOperators = ReturnType<typeof createPacketsForOperators>;

/** Red packets as operators announce them, two for each. */
export function createPacketsForOperators(needs: PacketNeeds) {
  const { database, clock, secrets, approvals, audit, prizeChecks, tell } = needs;
  const kind: ApprovalKind<Asked> = {
    name: 'promotions.announce_packet',
    request: 'promotions.edit',
    decide: 'promotions.decide',
    lastsMs: CHANGE_LASTS_MS,
    async apply(tx, asked, { actor, reason }) {
      // It can no longer be announced before it opens.
      if (asked.opensAt <= clock.now()) throw new Refusal('stale');
      await requireBudget(tx, asked);
      const number = await announce(tx, asked);
      await audit.record(tx, {
        actor,
        kind: 'change',
        action: 'promotions.announce_packet',
        target: { kind: 'packet', id: String(number) },
        brandId: asked.brandId,
        changes: changesBetween({}, asked),
        reason,
      });
      return { number: String(number) };
    },
  };
  approvals.register(kind);

  /** It is cut among whoever taps, at any title. */
  const requireBudget = (tx: Tx, { brandId, total }: Pick<Asked, 'brandId' | 'total'>) =>
    prizeChecks.requireBudget(tx, brandId, { prizes: [{ kind: 'cash', amount: total }], categories: [] });

  function newSeed(brandId: string, number: number): SeedRow {
    const seed = randomBytes(SEED_BYTES);
    const sealedSeed = secrets.encrypt(SEED_PURPOSE, seed);
    return { brandId, number, commitment: commitTo(seed.toString('hex')), sealedSeed };
  }

  /** The seed of the next number is fixed with this one: its commitment is this one's external value. */
  async function announce(
    tx: Tx,
    { brandId, currency, total, shares, opensAt, closesAt }: Asked,
  ): Promise<number> {
    const number = (await lastNumber(tx, brandId)) + 1;
    const made = [newSeed(brandId, number), newSeed(brandId, number + 1)];
    const [own, next] = (await keepSeeds(tx, brandId, made)) as [SeedRow, SeedRow];
    const isNew = await insertPacket(tx, {
      brandId,
      number,
      currency,
      total: amountOf(total),
      shares,
      taken: 0,
      announcedAt: new Date(clock.now()),
      opensAt: new Date(opensAt),
      closesAt: new Date(closesAt),
      cancelledAt: null,
      commitment: own.commitment,
      external: next.commitment,
      drawnAt: null,
      seed: null,
      root: null,
      paid: 0n,
    });
    if (!isNew) throw new Refusal('stale');
    afterCommit(() => tell(brandId));
    return number;
  }

  return {
    async list(brand: Brand): Promise<AnswerOf<Calls['packetList']>> {
      const rows = await listPackets(database.queries, brand.id, LISTED_MAX);
      return {
        currency: brand.settings.currency,
        items: rows.map((row) => ({
          number: row.number,
          currency: row.currency,
          total: writeDecimal(row.total),
          shares: row.shares,
          taken: row.taken,
          paid: writeDecimal(row.paid),
          opensAt: row.opensAt.getTime(),
          closesAt: row.closesAt.getTime(),
          state: stateOf(row, clock.now()),
          commitment: row.commitment,
        })),
      };
    },

    /** For a demonstration. */
    putDemo: (tx: Tx, brand: Brand, packet: AnnouncedPacket): Promise<number> =>
      announce(tx, { ...packet, brandId: brand.id, currency: brand.settings.currency }),

    request(
      brand: Brand,
      { reason, ...packet }: BodyOf<Calls['announcePacket']>,
      caller: Caller,
    ): Promise<AnswerOf<Calls['announcePacket']>> {
      const { currency, merchantCode } = brand.settings;
      const fields = faultsOf({ ...packet, total: amountOf(packet.total) }, { currency, nowMs: clock.now() });
      if (Object.keys(fields).length > 0) throw new Refusal('invalid_input', { fields });
      return database.transaction(async (tx) => {
        const payload: Asked = { ...packet, brandId: brand.id, currency };
        await requireBudget(tx, payload);
        const opens = new Date(packet.opensAt).toISOString();
        const target = {
          kind: 'packet',
          id: `${merchantCode}.${opens}`,
          name: `${packet.total} ${currency}`,
        };
        const request = { brandId: brand.id, target, payload, reason };
        return { approvalId: await approvals.request(tx, kind, request, caller) };
      });
    },

    async cancel(brand: Brand, { number, reason }: BodyOf<Calls['cancelPacket']>, { actor }: Caller) {
      await database.transaction(async (tx) => {
        const row = await lockPacket(tx, brand.id, number);
        if (!row) throw new Refusal('not_found');
        if (stateOf(row, clock.now()) !== 'coming') throw new Refusal('stale');
        const cancelledAt = new Date(clock.now());
        await updatePacket(tx, row, { cancelledAt });
        await audit.record(tx, {
          actor,
          kind: 'change',
          action: 'promotions.cancel_packet',
          target: { kind: 'packet', id: String(number) },
          brandId: brand.id,
          changes: changesBetween({}, { cancelledAt: cancelledAt.toISOString() }),
          reason,
        });
        afterCommit(() => tell(brand.id));
      });
      return {};
    },
  };
}
