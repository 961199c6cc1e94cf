import { createHash, type KeyObject } from 'node:crypto';
import type { OperatorVendor, VendorKeySide } from '@parlour/contract';
import { VENDOR_KEY_BITS_MIN } from '@parlour/contract/values/games.rules';
import { readPublicKey } from '@parlour/wallet-protocol';

type DescribedKey = OperatorVendor['keys'][number];
/** A stored key besides those in use. */
type KeptKey = { id: string; side: VendorKeySide; publicKey: string; createdAt: Date; endsAt: Date | null };

/** A vendor's key; null: not a key, too short, or a private half, which must not be handed over. */
export function readTheirKey(pem: string): KeyObject | null {
  if (pem.includes('PRIVATE KEY')) return null;
  try {
    const key = readPublicKey(pem);
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
    return key.asymmetricKeyType === 'rsa' && bits >= VENDOR_KEY_BITS_MIN ? key : null;
  } catch {
    // Any error of Node means it is not a key.
    return null;
  }
}

/** What two people read to each other to check that they hold the same key. */
export function fingerprintOf(pem: string): string {
  if (pem === '') return '';
  const der = readPublicKey(pem).export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('hex');
}

export function stateOfKey(
  { side, endsAt }: Pick<KeptKey, 'side' | 'endsAt'>,
  nowMs: number,
): DescribedKey['state'] {
  if (endsAt !== null && endsAt.getTime() <= nowMs) return 'ended';
  return side === 'theirs' ? 'accepted' : 'next';
}

type InUse = { ownPublicKey: string; vendorPublicKey: string };

/** Keys in use first, then the others, newest first. Never includes private halves. */
export function describeKeys(
  { ownPublicKey, vendorPublicKey }: InUse,
  others: readonly KeptKey[],
  nowMs: number,
): DescribedKey[] {
  const inUse = (side: DescribedKey['side'], publicKey: string): DescribedKey => ({
    id: null,
    side,
    state: 'in_use',
    fingerprint: fingerprintOf(publicKey),
    publicKey,
    createdAt: null,
    endsAt: null,
  });
  return [
    inUse('ours', ownPublicKey),
    inUse('theirs', vendorPublicKey),
    ...others.map((row) => ({
      id: row.id,
      side: row.side,
      state: stateOfKey(row, nowMs),
      fingerprint: fingerprintOf(row.publicKey),
      publicKey: row.publicKey,
      createdAt: row.createdAt.getTime(),
      endsAt: row.endsAt?.getTime() ?? null,
    })),
  ];
}
