import type { Clock } from '@parlour/clock/clock';
import type { AnswerOf, BodyOf, ConsoleContract, WheelSector } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import { changesBetween } from '../../../audit/changes.rules.ts';
import type { Actor } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { ApprovalKind, Approvals } from '../../operators/operators.module.ts';
import type { Caller, Forecasting, PrizeChecks } from '../chance.ts';
import { CHANGE_LASTS_MS } from '../prizes.rules.ts';

import { countTurns, findLatest, insertVersion, listStock, listVersions } from './wheel.repo.ts';
import { bringsMoney, wheelFaults } from './wheel.rules.ts';

type Calls = ConsoleContract['promotions'];
type WheelNeeds = {
  database: Database;
  clock: Clock;
  approvals: Pick<Approvals, 'register' | 'request'>;
  audit: AuditWriter;
  prizeChecks: PrizeChecks;
  forecasts: Forecasting;
};
/** What both operators read, and what then holds. */
type Asked = { brandId: string; version: number; before: WheelSector[]; after: WheelSector[] };
export type WheelForOperators = ReturnType<typeof createWheelForOperators>;

/** Versions of the wheel as operators publish them. */
export function createWheelForOperators(needs: WheelNeeds) {
  const { database, clock, approvals, audit, prizeChecks, forecasts } = needs;
  const kind: ApprovalKind<Asked> = {
    name: 'promotions.publish_wheel',
    request: 'promotions.edit',
    decide: 'promotions.decide',
    lastsMs: CHANGE_LASTS_MS,
    async apply(tx, asked, about) {
      await requireVersion(tx, asked.brandId, asked.version);
      await put(tx, asked, about);
      return {};
    },
  };
  approvals.register(kind);

  /** The sectors of the latest version; whoever read another looks again. */
  async function requireVersion(tx: Tx, brandId: string, version: number): Promise<WheelSector[]> {
    const latest = await findLatest(tx, brandId);
    if ((latest?.version ?? 0) !== version) throw new Refusal('stale');
    return latest?.sectors ?? [];
  }

  async function put(
    tx: Tx,
    asked: Asked,
    { actor, reason }: { actor: Actor; reason: string },
  ): Promise<void> {
    const { brandId, version, before, after } = asked;
    const next = { brandId, version: version + 1, sectors: after, publishedAt: new Date(clock.now()) };
    if (!(await insertVersion(tx, next))) throw new Refusal('stale');
    await audit.record(tx, {
      actor,
      kind: 'change',
      action: 'promotions.publish_wheel',
      target: { kind: 'wheel', id: String(version + 1) },
      brandId,
      changes: changesBetween({ sectors: before }, { sectors: after }),
      reason,
    });
  }

  return {
    async list(brand: Brand): Promise<AnswerOf<Calls['wheelVersions']>> {
      const versions = await listVersions(database.queries, brand.id);
      const stock = await listStock(database.queries, brand.id);
      const turns = await countTurns(database.queries, brand.id);
      return {
        currency: brand.settings.currency,
        items: versions.map(({ version, sectors, publishedAt }) => ({
          version,
          publishedAt: publishedAt.getTime(),
          turns: turns.get(version) ?? 0,
          sectors: sectors.map((sector, place) => ({
            ...sector,
            left: stock.find((one) => one.version === version && one.sector === place)?.left ?? null,
          })),
        })),
      };
    },

    /** For a demonstration. */
    putDemo: (tx: Tx, brandId: string, sectors: WheelSector[]): Promise<boolean> =>
      insertVersion(tx, { brandId, version: 1, sectors, publishedAt: new Date(clock.now()) }),

    async publish(
      brand: Brand,
      { version, sectors: after, reason }: BodyOf<Calls['publishWheel']>,
      caller: Caller,
    ): Promise<AnswerOf<Calls['publishWheel']>> {
      const fields = {
        ...wheelFaults(after, brand.settings.currency),
        ...(await prizeChecks.faultsOf(
          brand.id,
          after.map(({ prize }, place) => [`sectors.${place}.prize`, prize] as const),
        )),
      };
      if (Object.keys(fields).length > 0) throw new Refusal('invalid_input', { fields });
      const forecast = bringsMoney(after)
        ? await forecasts.of(brand, { kind: 'wheel', sectors: after })
        : null;
      return database.transaction(async (tx) => {
        const before = await requireVersion(tx, brand.id, version);
        const asked: Asked = { brandId: brand.id, version, before, after };
        if (!forecast) {
          await put(tx, asked, { actor: caller.actor, reason });
          return { outcome: 'applied' as const };
        }
        const { merchantCode, name } = brand.settings;
        const target = { kind: 'wheel', id: merchantCode, name };
        const request = { brandId: brand.id, target, payload: { ...asked, forecast }, reason };
        return {
          outcome: 'requested' as const,
          approvalId: await approvals.request(tx, kind, request, caller),
        };
      });
    },
  };
}
