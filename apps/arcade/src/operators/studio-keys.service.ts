import type { KeyObject } from 'node:crypto';
import type { Clock } from '@parlour/clock/clock';
import type { Database } from '@parlour/database/database';
import type { Secrets } from '@parlour/secrets/secrets';
import { generateVendorKeys, readPrivateKey } from '@parlour/wallet-protocol';
import { STUDIOS } from '../catalogue/studios.ts';
import { insertStudioKeys, listStudioKeys, type StudioKeyRow } from './operators.repo.ts';

const PURPOSE = 'arcade-studio-key';

export type StudioKeys = Awaited<ReturnType<typeof loadStudioKeys>>;

type Needs = { database: Database; secrets: Secrets; clock: Clock };

/** The key pair of every studio, made at the first start; private keys are stored encrypted. */
export async function loadStudioKeys({ database, secrets, clock }: Needs) {
  const known = new Set((await listStudioKeys(database.queries)).map(({ code }) => code));
  const missing = STUDIOS.filter(({ code }) => !known.has(code));
  if (missing.length > 0)
    await insertStudioKeys(
      database.queries,
      await Promise.all(missing.map(({ code }) => makeRow(code, { secrets, clock }))),
    );
  const rows = await listStudioKeys(database.queries);
  const privateKeys = new Map<string, KeyObject>(
    rows.map(({ code, privateKey }) => [
      code,
      readPrivateKey(secrets.decrypt(PURPOSE, privateKey).toString()),
    ]),
  );
  const publicKeys = new Map(rows.map(({ code, publicKey }) => [code, publicKey]));
  return {
    privateOf: (studio: string): KeyObject => ofStudio(privateKeys, studio),
    publicOf: (studio: string): string => ofStudio(publicKeys, studio),
  };
}

function ofStudio<Key>(keys: Map<string, Key>, studio: string): Key {
  const key = keys.get(studio);
  if (key === undefined) throw new Error(`the studio ${studio} has no key`);
  return key;
}

async function makeRow(code: string, { secrets, clock }: Omit<Needs, 'database'>): Promise<StudioKeyRow> {
  const { publicKey, privateKey } = await generateVendorKeys();
  return {
    code,
    publicKey,
    privateKey: secrets.encrypt(PURPOSE, Buffer.from(privateKey)),
    createdAt: new Date(clock.now()),
  };
}
