import type { Clock } from '@parlour/clock/clock';
import type { BodyOf, ConsoleContract, OperatorVendor } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import { afterCommit } from '@parlour/database/transaction';
import { readDecimal, writeDecimal } from '@parlour/money';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import { changesBetween } from '../../../audit/changes.rules.ts';
import type { ArcadeParty } from '../../../config/third-parties.ts';
import type { Actor } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { Catalogues } from '../catalogue/catalogue.ts';
import { type HealthRow, listHealths } from './health.repo.ts';
import { FAILURES_TO_OPEN } from './health.rules.ts';
import { describeKeys } from './keys.rules.ts';
import { countTitles, listVendorKeys, lockVendorRow, updateVendorRow } from './vendors.operator.repo.ts';
import { listVendors, type VendorRow } from './vendors.repo.ts';
import type { Vendors } from './vendors.service.ts';

type Calls = ConsoleContract['games'];
export type VendorChangeCall = { brand: Brand; actor: Actor; siteUrl(brand: Brand): string };
type OperatorSideNeeds = {
  database: Database;
  clock: Clock;
  audit: AuditWriter;
  vendors: Vendors;
  catalogues: Catalogues;
  arcade: ArcadeParty | null;
};
/** Which vendor is changed, from which version, and why. */
type Changing = { code: string; version: number; reason: string };
export type VendorsForOperators = ReturnType<typeof createVendorsForOperators>;

/** Vendors as operators see and change them. Keys are in `keys.operator.service.ts`. */
export function createVendorsForOperators({
  database,
  clock,
  audit,
  vendors,
  catalogues,
  arcade,
}: OperatorSideNeeds) {
  /** The address at which a vendor reaches the wallet; the house's studios may be in another network than members. */
  function walletUrl(
    { brand, siteUrl }: VendorChangeCall,
    { apiUrl, code }: { apiUrl: string; code: string },
  ) {
    const isHouse = arcade !== null && apiUrl.startsWith(arcade.url);
    const origin = isHouse ? arcade.walletOrigin : new URL(siteUrl(brand)).origin;
    return `${origin}/vendors/${brand.settings.merchantCode}/${code}`;
  }

  async function list(call: VendorChangeCall): Promise<{ items: OperatorVendor[] }> {
    const { queries } = database;
    const { id } = call.brand;
    const healths = new Map((await listHealths(queries, id)).map((row) => [row.vendor, row]));
    const keys = await listVendorKeys(queries, id);
    const titles = await countTitles(queries, id);
    const items = (await listVendors(queries, id)).map((row) => ({
      ...describeVendor(row),
      walletUrl: walletUrl(call, row),
      titles: titles.get(row.code) ?? 0,
      health: describeHealth(healths.get(row.code), clock.now()),
      keys: describeKeys(
        row,
        keys.filter(({ vendor }) => vendor === row.code),
        clock.now(),
      ),
    }));
    return { items };
  }

  async function one(call: VendorChangeCall, code: string): Promise<OperatorVendor> {
    const found = (await list(call)).items.find((vendor) => vendor.code === code);
    if (!found) throw new Refusal('not_found');
    return found;
  }

  /** After the commit every process reads keys and limits again, and the lobby shows what is open. */
  function tell(tx: Tx, brandId: string): void {
    catalogues.announce(tx, brandId);
    afterCommit(() => vendors.changed(brandId));
  }

  /** Changes one vendor: locked, checked by version, recorded, announced to every process. */
  async function change(
    call: VendorChangeCall,
    { code, version, reason }: Changing,
    { action, apply }: { action: string; apply(tx: Tx, row: VendorRow): Promise<Applied> },
  ): Promise<OperatorVendor> {
    const { brand, actor } = call;
    await database.transaction(async (tx) => {
      const row = await lockVendorRow(tx, brand.id, code);
      if (!row) throw new Refusal('not_found');
      if (row.version !== version) throw new Refusal('stale', { version: row.version });
      const { changes, told } = await apply(tx, row);
      await updateVendorRow(tx, row, changes);
      const target = { kind: 'vendor', id: code };
      await audit.record(tx, {
        actor,
        kind: 'change',
        action,
        target,
        brandId: brand.id,
        changes: told,
        reason,
      });
      tell(tx, brand.id);
    });
    return one(call, code);
  }

  return {
    list,
    one,
    tell,
    change,
    walletUrl,

    save(call: VendorChangeCall, body: BodyOf<Calls['saveVendor']>): Promise<OperatorVendor> {
      const { isOpen, operatorId } = body;
      const betMax = readLimit(body.betMax);
      const apiUrl = body.apiUrl.replace(/\/+$/, '');
      return change(call, body, {
        action: 'games.save_vendor',
        async apply(_tx, row) {
          const changes = { isOpen, betMax, apiUrl, operatorId };
          return { changes, told: changesBetween(shownOf(row), shownOf(changes)) };
        },
      });
    },
  };
}

export type Applied = { changes: Partial<VendorRow>; told: ReturnType<typeof changesBetween> };

const shownOf = ({
  isOpen,
  betMax,
  apiUrl,
  operatorId,
}: Pick<VendorRow, 'isOpen' | 'betMax' | 'apiUrl' | 'operatorId'>) => ({
  isOpen,
  betMax: betMax === null ? null : writeDecimal(betMax),
  apiUrl,
  operatorId,
});

function describeVendor(row: VendorRow) {
  const { code, name, displayName, isOpen, version } = row;
  return {
    ...shownOf(row),
    code,
    name,
    displayName,
    isOpen,
    version,
    listedAt: row.listedAt?.getTime() ?? null,
    createdAt: row.createdAt.getTime(),
  };
}

/** Null: no limit. A limit of zero would just be a closed vendor. */
function readLimit(typed: string | null): bigint | null {
  if (typed === null) return null;
  const parts = readDecimal(typed);
  if (parts === null) throw new Refusal('invalid_input', { fields: { betMax: 'wrong_format' } });
  if (parts <= 0n) throw new Refusal('invalid_input', { fields: { betMax: 'too_small' } });
  return parts;
}

function describeHealth(row: HealthRow | undefined, nowMs: number): OperatorVendor['health'] {
  const failures = row?.failures ?? 0;
  const restsUntil = row?.restsUntil?.getTime() ?? null;
  const isResting = failures >= FAILURES_TO_OPEN && restsUntil !== null && nowMs < restsUntil;
  return {
    state: failures === 0 ? 'well' : isResting ? 'resting' : 'failing',
    failures,
    restsUntil: isResting ? restsUntil : null,
    failedAt: row?.failedAt?.getTime() ?? null,
    failure: row?.failure ?? '',
    recoveredAt: row?.recoveredAt?.getTime() ?? null,
  };
}
