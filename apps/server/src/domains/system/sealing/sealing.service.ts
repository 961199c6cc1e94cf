import { createPrivateKey, generateKeyPair, type JsonWebKey, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { Database, Queries } from '@parlour/database/database';
import { afterCommit } from '@parlour/database/transaction';
import { compactDecrypt, errors } from 'jose';
import { z } from 'zod';
import { type Bus, topic } from '../../../bus/bus.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { JobKind } from '../../../jobs/job.ts';
import type { Secrets } from '../../../secrets/secrets.ts';
import {
  deleteKeysBut,
  deleteSeenBefore,
  insertKey,
  insertSeen,
  lockRotation,
  newestKeys,
} from './sealing.repo.ts';
import {
  KEYS_ACCEPTED,
  KEYS_READ_AGAIN_MS,
  LOOK_FOR_ROTATION_MS,
  ROTATE_AFTER_MS,
  SEAL_WINDOW_MS,
  SEALING_KEY_BITS,
} from './sealing.rules.ts';

const PURPOSE = 'sealing-key';

const Stamp = z.object({ iat: z.number().int(), jti: z.string().regex(/^[\w-]{8,64}$/) });

export type PublicSealingKey = {
  kty: 'RSA';
  alg: 'RSA-OAEP-256';
  use: 'enc';
  kid: string;
  n: string;
  e: string;
};
type OpenKey = { publicKey: PublicSealingKey; privateKey: KeyObject };

const sealingKeysChanged = topic<Record<string, never>>('system.sealing_keys_changed');
const makeKeyPair = promisify(generateKeyPair);

type SealingNeeds = { database: Database; bus: Bus; clock: Clock; secrets: Secrets };
export type Sealing = ReturnType<typeof createSealing>;

/** Key pairs for sealed bodies: created, rotated, published, and used to open what clients send. */
export function createSealing({ database, bus, clock, secrets }: SealingNeeds) {
  let keys: OpenKey[] = [];
  let readAt = 0;

  async function readKeys(): Promise<void> {
    readAt = clock.now();
    const rows = await newestKeys(database.queries, KEYS_ACCEPTED);
    keys = rows.map((row) => ({
      publicKey: row.publicJwk as PublicSealingKey,
      privateKey: createPrivateKey({
        key: secrets.decrypt(PURPOSE, row.privateKey),
        format: 'der',
        type: 'pkcs8',
      }),
    }));
  }

  async function isRotationDue(queries: Queries): Promise<boolean> {
    const [newest] = await newestKeys(queries, 1);
    return !newest || clock.now() - newest.createdAt.getTime() >= ROTATE_AFTER_MS;
  }

  /**
   * The pair is created before anything is locked: it takes seconds, in which an embedded database would block
   * everybody.
   */
  async function rotateWhenOld(): Promise<void> {
    if (!(await isRotationDue(database.queries))) return;
    const pair = await makeKeyPair('rsa', { modulusLength: SEALING_KEY_BITS });
    const kid = newId(clock);
    const { n = '', e = '' } = pair.publicKey.export({ format: 'jwk' }) as JsonWebKey;
    await database.transaction(async (tx) => {
      await lockRotation(tx);
      if (!(await isRotationDue(tx))) return;
      await insertKey(tx, {
        kid,
        publicJwk: { kty: 'RSA', alg: 'RSA-OAEP-256', use: 'enc', kid, n, e } satisfies PublicSealingKey,
        privateKey: secrets.encrypt(PURPOSE, pair.privateKey.export({ format: 'der', type: 'pkcs8' })),
        createdAt: new Date(clock.now()),
      });
      await deleteKeysBut(tx, await newestKeys(tx, KEYS_ACCEPTED));
      afterCommit(() => bus.publish(sealingKeysChanged, {}));
    });
  }

  bus.subscribe(sealingKeysChanged, readKeys);
  bus.onGap(readKeys);

  /** Another process may have created a key that we do not know yet; read again at most once a second. */
  async function findKey(kid: string | undefined): Promise<OpenKey | undefined> {
    const find = () => keys.find(({ publicKey }) => publicKey.kid === kid);
    if (find() || clock.now() - readAt < KEYS_READ_AGAIN_MS) return find();
    await readKeys();
    return find();
  }

  async function decrypt(sealed: string): Promise<unknown> {
    try {
      const { plaintext } = await compactDecrypt(
        sealed,
        async ({ kid, zip }) => {
          const key = zip === undefined ? await findKey(kid) : undefined;
          if (!key) throw new Refusal('bad_seal');
          return key.privateKey;
        },
        { keyManagementAlgorithms: ['RSA-OAEP-256'], contentEncryptionAlgorithms: ['A256GCM'] },
      );
      return JSON.parse(new TextDecoder().decode(plaintext));
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof SyntaxError || error instanceof TypeError)
        throw new Refusal('bad_seal');
      throw error;
    }
  }

  const jobs: JobKind<unknown>[] = [
    {
      name: 'system.rotate_sealing_key',
      maxAttempts: 5,
      everyMs: LOOK_FOR_ROTATION_MS,
      outside: rotateWhenOld,
    },
    {
      name: 'system.forget_seals',
      maxAttempts: 5,
      everyMs: 2 * SEAL_WINDOW_MS,
      inTransaction: (tx) => deleteSeenBefore(tx, new Date(clock.now())),
    },
  ];

  return {
    jobs,
    async prepare(): Promise<void> {
      await readKeys();
      if (keys.length > 0) return;
      await rotateWhenOld();
      await readKeys();
    },
    /** The current one comes first. */
    publicKeys: (): PublicSealingKey[] => keys.map(({ publicKey }) => publicKey),
    /** Opens a payload once; the refusal is the same, whatever is wrong. */
    async open(sealed: string): Promise<unknown> {
      const payload = await decrypt(sealed);
      const stamp = Stamp.safeParse(payload);
      if (!stamp.success) throw new Refusal('bad_seal');
      const { iat, jti } = stamp.data;
      if (Math.abs(clock.now() - iat) > SEAL_WINDOW_MS) throw new Refusal('bad_seal');
      const isNew = await insertSeen(database.queries, jti, new Date(iat + 2 * SEAL_WINDOW_MS));
      if (!isNew) throw new Refusal('bad_seal');
      return payload;
    },
  };
}
