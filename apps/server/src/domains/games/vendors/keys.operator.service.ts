import type { Clock } from '@parlour/clock/clock';
import { HOUR_MS } from '@parlour/clock/durations';
import { newId } from '@parlour/clock/ids';
import type { BodyOf, ConsoleContract, OperatorVendor } from '@parlour/contract';
import type { Tx } from '@parlour/database/database';
import { generateVendorKeys } from '@parlour/wallet-protocol';
import { changesBetween } from '../../../audit/changes.rules.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Secrets } from '../../../secrets/secrets.ts';
import { fingerprintOf, stateOfKey } from './keys.rules.ts';
import { endVendorKey, findVendorKey, insertVendorKey } from './vendors.operator.repo.ts';
import type { Applied, VendorChangeCall, VendorsForOperators } from './vendors.operator.service.ts';
import type { VendorKeyRow, VendorRow } from './vendors.repo.ts';
import { VENDOR_KEY_PURPOSE } from './vendors.service.ts';

type Calls = ConsoleContract['games'];
type KeyNeeds = { clock: Clock; secrets: Secrets; vendorChanges: Pick<VendorsForOperators, 'change'> };
/** A new key of the vendor's. */
export type TheirKeyChange = { publicKey: string; overlapHours: number };
export type VendorKeysForOperators = ReturnType<typeof createVendorKeysForOperators>;

/**
 * Replaces keys of both sides without losing a call. Of theirs, the old one is accepted beside the new one for a while:
 * the vendor switches when it likes. Of ours, one signs at a time: the new one waits until the vendor holds its public
 * half. Private halves are created here, stored encrypted, and never shown.
 */
export function createVendorKeysForOperators({ clock, secrets, vendorChanges }: KeyNeeds) {
  const rowOf = (
    { brandId, code }: VendorRow,
    about: Pick<VendorKeyRow, 'side' | 'publicKey' | 'privateKey' | 'endsAt'>,
  ): VendorKeyRow => ({
    brandId,
    id: newId(clock),
    vendor: code,
    createdAt: new Date(clock.now()),
    ...about,
  });

  async function find(tx: Tx, row: VendorRow, keyId: string): Promise<VendorKeyRow> {
    const key = await findVendorKey(tx, { brandId: row.brandId, vendor: row.code, id: keyId });
    if (!key || stateOfKey(key, clock.now()) === 'ended') throw new Refusal('not_found');
    return key;
  }

  return {
    /** The key before is accepted for a while. */
    async takeTheirs(tx: Tx, row: VendorRow, { publicKey, overlapHours }: TheirKeyChange): Promise<Applied> {
      const endsAt = new Date(clock.now() + overlapHours * HOUR_MS);
      const before = { side: 'theirs' as const, publicKey: row.vendorPublicKey, privateKey: null, endsAt };
      await insertVendorKey(tx, rowOf(row, before));
      return exchanged({ theirs: [row.vendorPublicKey, publicKey] }, { vendorPublicKey: publicKey });
    },

    async makeOwn(call: VendorChangeCall, body: BodyOf<Calls['makeOwnKey']>): Promise<OperatorVendor> {
      const { publicKey, privateKey } = await generateVendorKeys();
      return vendorChanges.change(call, body, {
        action: 'games.make_own_key',
        async apply(tx, row) {
          const sealed = secrets.encrypt(VENDOR_KEY_PURPOSE, Buffer.from(privateKey));
          const next = { side: 'ours' as const, publicKey, privateKey: sealed, endsAt: null };
          await insertVendorKey(tx, rowOf(row, next));
          return exchanged({ next: ['', publicKey] }, {});
        },
      });
    },

    useOwn(call: VendorChangeCall, body: BodyOf<Calls['adoptOwnKey']>): Promise<OperatorVendor> {
      return vendorChanges.change(call, body, {
        action: 'games.use_own_key',
        async apply(tx, row) {
          const key = await find(tx, row, body.keyId);
          if (key.side !== 'ours' || key.privateKey === null) throw new Refusal('not_found');
          const now = new Date(clock.now());
          await endVendorKey(tx, key, now);
          const before = {
            side: 'ours' as const,
            publicKey: row.ownPublicKey,
            privateKey: null,
            endsAt: now,
          };
          await insertVendorKey(tx, rowOf(row, before));
          return exchanged(
            { ours: [row.ownPublicKey, key.publicKey] },
            { ownPublicKey: key.publicKey, ownPrivateKey: key.privateKey },
          );
        },
      });
    },

    revoke(call: VendorChangeCall, body: BodyOf<Calls['revokeKey']>): Promise<OperatorVendor> {
      return vendorChanges.change(call, body, {
        action: 'games.revoke_key',
        async apply(tx, row) {
          const key = await find(tx, row, body.keyId);
          await endVendorKey(tx, key, new Date(clock.now()));
          return exchanged({ [key.side]: [key.publicKey, ''] }, {});
        },
      });
    },
  };
}

/** Recorded by fingerprint: enough to identify the key. */
function exchanged(
  keys: Record<string, [before: string, after: string]>,
  changes: Applied['changes'],
): Applied {
  const side = (index: 0 | 1) =>
    Object.fromEntries(Object.entries(keys).map(([name, pair]) => [name, fingerprintOf(pair[index])]));
  return { changes, told: changesBetween(side(0), side(1)) };
}
