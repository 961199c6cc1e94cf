import type { Clock } from '@parlour/clock/clock';
import { isOneOf, type OperatorVendor, VENDOR_FAILURES } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import { afterCommit } from '@parlour/database/transaction';
import { writeDecimal } from '@parlour/money';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import type { changesBetween } from '../../../audit/changes.rules.ts';
import type { ArcadeParty } from '../../../config/third-parties.ts';
import type { Actor } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { Approvals } from '../../operators/operators.module.ts';
import type { Catalogues } from '../catalogue/catalogue.ts';
import { type HealthRow, listHealths } from './health.repo.ts';
import { FAILURES_TO_OPEN } from './health.rules.ts';
import { describeKeys } from './keys.rules.ts';
import { shownOf, vendorTarget } from './vendor-settings.rules.ts';
import { countTitles, listVendorKeys, lockVendorRow, updateVendorRow } from './vendors.operator.repo.ts';
import { listVendors, type VendorRow } from './vendors.repo.ts';
import type { Vendors } from './vendors.service.ts';
import { winLimitsOf } from './win-limits.rules.ts';

export type VendorChangeCall = { brand: Brand; actor: Actor; siteUrl(brand: Brand): string };
type OperatorSideNeeds = {
  database: Database;
  clock: Clock;
  audit: AuditWriter;
  vendors: Vendors;
  catalogues: Catalogues;
  arcade: ArcadeParty | null;
  approvals: Pick<Approvals, 'waitingOnMany'>;
};
/** Which vendor is changed, from which version, by whom and why. */
type Changing = { brandId: string; actor: Actor; code: string; version: number; reason: string };
export type VendorsForOperators = ReturnType<typeof createVendorsForOperators>;

/** Vendors as operators see and change them. Keys are in `keys.operator.service.ts`. */
export function createVendorsForOperators({
  database,
  clock,
  audit,
  vendors,
  catalogues,
  arcade,
  approvals,
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
    const rows = await listVendors(queries, id);
    const waiting = await approvals.waitingOnMany(
      'vendor',
      rows.map(({ code }) => vendorTarget(id, code)),
    );
    const items = rows.map((row) => ({
      ...describeVendor(row, call.brand.settings.currency),
      walletUrl: walletUrl(call, row),
      waiting: waiting.get(vendorTarget(id, row.code)) ?? [],
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
  async function changeIn(
    tx: Tx,
    { brandId, actor, code, version, reason }: Changing,
    { action, apply }: Change,
  ): Promise<void> {
    const row = await lockVendorRow(tx, brandId, code);
    if (!row) throw new Refusal('not_found');
    if (row.version !== version) throw new Refusal('stale', { version: row.version });
    const { changes, told } = await apply(tx, row);
    await updateVendorRow(tx, row, changes);
    const target = { kind: 'vendor', id: code };
    await audit.record(tx, { actor, kind: 'change', action, target, brandId, changes: told, reason });
    tell(tx, brandId);
  }

  async function change(
    call: VendorChangeCall,
    { code, version, reason }: Pick<Changing, 'code' | 'version' | 'reason'>,
    how: Change,
  ): Promise<OperatorVendor> {
    const { brand, actor } = call;
    const changing = { brandId: brand.id, actor, code, version, reason };
    await database.transaction((tx) => changeIn(tx, changing, how));
    return one(call, code);
  }

  return { list, one, tell, change, changeIn, walletUrl };
}

type Change = { action: string; apply(tx: Tx, row: VendorRow): Promise<Applied> };
export type Applied = { changes: Partial<VendorRow>; told: ReturnType<typeof changesBetween> };

function describeVendor(row: VendorRow, currency: string) {
  const { code, name, displayName, isOpen, version } = row;
  const byRule = winLimitsOf({ winMax: null, dayWinMax: null }, currency);
  return {
    ...shownOf(row),
    winMaxByRule: writeDecimal(byRule?.round ?? 0n),
    dayWinMaxByRule: writeDecimal(byRule?.day ?? 0n),
    code,
    name,
    displayName,
    isOpen,
    version,
    listedAt: row.listedAt?.getTime() ?? null,
    createdAt: row.createdAt.getTime(),
  };
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
    failure: row ? (isOneOf(VENDOR_FAILURES, row.failure) ? row.failure : 'silent') : null,
    recoveredAt: row?.recoveredAt?.getTime() ?? null,
  };
}
