import type { BodyOf, ConsoleContract } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import { changesBetween } from '../../../audit/changes.rules.ts';
import type { Actor, Operator } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { ApprovalKind, Approvals } from '../../operators/operators.module.ts';
import { readApiUrl } from './api-url.ts';
import type { TheirKeyChange, VendorKeysForOperators } from './keys.operator.service.ts';
import { fingerprintOf, readTheirKey } from './keys.rules.ts';
import { VENDOR_CHANGE_WAITS_MS } from './vendor-requests.rules.ts';
import {
  isForOne,
  readLimit,
  type ShownSettings,
  shownOf,
  type VendorSettings,
  vendorTarget,
} from './vendor-settings.rules.ts';
import { lockVendorRow } from './vendors.operator.repo.ts';
import type { VendorsForOperators } from './vendors.operator.service.ts';
import type { VendorRow } from './vendors.repo.ts';

type Calls = ConsoleContract['games'];
export type VendorCaller = { brand: Brand; operator: Operator; actor: Actor };
type Of = { brandId: string; code: string; version: number };
type SettingsChange = Of & { before: object; after: object; settings: ShownSettings };
type KeyChange = Of & TheirKeyChange & { before: object; after: object };
type Outcome = { outcome: 'applied' } | { outcome: 'requested'; approvalId: string };
type About = { actor: Actor; reason: string };
type RequestNeeds = {
  database: Database;
  approvals: Approvals;
  privateVendors: readonly string[];
  keys: Pick<VendorKeysForOperators, 'takeTheirs'>;
  vendorChanges: Pick<VendorsForOperators, 'changeIn'>;
};
export type VendorRequests = ReturnType<typeof createVendorRequests>;

/**
 * Who opens a vendor, moves it, gives it a key or raises its limits can let it pay out money: two people do. Closing
 * takes one.
 */
export function createVendorRequests({
  database,
  approvals,
  keys,
  vendorChanges,
  privateVendors,
}: RequestNeeds) {
  const kindOf = <Payload>(name: string, apply: ApprovalKind<Payload>['apply']): ApprovalKind<Payload> => ({
    name,
    request: 'games.vendors',
    decide: 'games.vendors',
    lastsMs: VENDOR_CHANGE_WAITS_MS,
    apply,
  });

  async function applySettings(tx: Tx, { settings, ...of }: SettingsChange, { actor, reason }: About) {
    const changes = readSettings(settings);
    await vendorChanges.changeIn(
      tx,
      { ...of, actor, reason },
      {
        action: 'games.save_vendor',
        apply: async (_tx, row) => ({ changes, told: changesBetween(shownOf(row), shownOf(changes)) }),
      },
    );
    return {};
  }

  async function applyKey(tx: Tx, { publicKey, overlapHours, ...of }: KeyChange, { actor, reason }: About) {
    await vendorChanges.changeIn(
      tx,
      { ...of, actor, reason },
      {
        action: 'games.replace_vendor_key',
        apply: (_tx, row) => keys.takeTheirs(tx, row, { publicKey, overlapHours }),
      },
    );
    return {};
  }

  const settingsKind = kindOf<SettingsChange>('games.change_vendor', applySettings);
  const keyKind = kindOf<KeyChange>('games.replace_vendor_key', applyKey);
  approvals.register(settingsKind);
  approvals.register(keyKind);

  async function lock(tx: Tx, { brand }: VendorCaller, { code, version }: Pick<Of, 'code' | 'version'>) {
    const row = await lockVendorRow(tx, brand.id, code);
    if (!row) throw new Refusal('not_found');
    if (row.version !== version) throw new Refusal('stale', { version: row.version });
    return row;
  }

  const ask = async <Payload extends Of>(
    tx: Tx,
    kind: ApprovalKind<Payload>,
    {
      payload,
      name,
      reason,
      caller,
    }: { payload: Payload; name: string; reason: string; caller: VendorCaller },
  ): Promise<Outcome> => {
    const { brandId, code } = payload;
    const target = { kind: 'vendor', id: vendorTarget(brandId, code), name };
    const approvalId = await approvals.request(tx, kind, { brandId, target, payload, reason }, caller);
    return { outcome: 'requested', approvalId };
  };

  return {
    save(caller: VendorCaller, body: BodyOf<Calls['saveVendor']>): Promise<Outcome> {
      const { code, version, reason, ...given } = body;
      const settings = shownOf(readSettings({ ...given, apiUrl: readApiUrl(given.apiUrl, privateVendors) }));
      return database.transaction(async (tx) => {
        const row = await lock(tx, caller, body);
        const before = shownOf(row);
        const of = { brandId: caller.brand.id, code, version };
        if (isForOne(before, settings)) {
          const { actor } = caller;
          await applySettings(tx, { ...of, settings, before, after: settings }, { actor, reason });
          return { outcome: 'applied' };
        }
        const after = { ...settings, ...(settings.isOpen && !row.isOpen ? keysOf(row) : {}) };
        const payload = { ...of, settings, before, after };
        return ask(tx, settingsKind, { payload, name: row.name, reason, caller });
      });
    },

    replaceTheirs(caller: VendorCaller, body: BodyOf<Calls['replaceTheirKey']>): Promise<Outcome> {
      const { code, version, publicKey, overlapHours, reason } = body;
      if (!readTheirKey(publicKey))
        throw new Refusal('invalid_input', { fields: { publicKey: 'wrong_format' } });
      return database.transaction(async (tx) => {
        const row = await lock(tx, caller, body);
        const payload = {
          brandId: caller.brand.id,
          code,
          version,
          publicKey,
          overlapHours,
          before: { theirKey: fingerprintOf(row.vendorPublicKey) },
          after: { theirKey: fingerprintOf(publicKey), overlapHours },
        };
        return ask(tx, keyKind, { payload, name: row.name, reason, caller });
      });
    },
  };
}

/** Whoever opens a vendor reads whose keys it will be trusted by. */
const keysOf = ({ vendorPublicKey, ownPublicKey }: VendorRow) => ({
  theirKey: fingerprintOf(vendorPublicKey),
  ourKey: fingerprintOf(ownPublicKey),
});

function readSettings({ betMax, winMax, dayWinMax, ...settings }: ShownSettings): VendorSettings {
  const typed = { betMax, winMax, dayWinMax };
  const read = Object.entries(typed).map(([field, limit]) => [field, readLimit(limit)] as const);
  const wrong = read.filter(([, limit]) => typeof limit === 'string');
  if (wrong.length > 0) throw new Refusal('invalid_input', { fields: Object.fromEntries(wrong) });
  return { ...settings, ...(Object.fromEntries(read) as Record<keyof typeof typed, bigint | null>) };
}
