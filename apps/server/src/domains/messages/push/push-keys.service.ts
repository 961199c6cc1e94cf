import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import type { Clock } from '@parlour/clock/clock';
import type { Database } from '@parlour/database/database';
import { SignJWT } from 'jose';
import type { Secrets } from '../../../secrets/secrets.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { addKey, findKey } from './push.repo.ts';
import { SIGNED_FOR_MS } from './push.rules.ts';

const PURPOSE = 'push-key';

export type PushKeys = ReturnType<typeof createPushKeys>;

/** The key by which push services know a brand (RFC 8292). Subscriptions are bound to it, so it stays. */
export function createPushKeys({
  database,
  clock,
  secrets,
}: {
  database: Database;
  clock: Clock;
  secrets: Secrets;
}) {
  async function keyOf(brandId: string) {
    const known = await findKey(database.queries, brandId);
    if (known) return known;
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
    await addKey(database.queries, {
      brandId,
      publicKey: point.toString('base64url'),
      privateKey: secrets.encrypt(PURPOSE, privateKey.export({ format: 'der', type: 'pkcs8' })),
      createdAt: new Date(clock.now()),
    });
    const made = await findKey(database.queries, brandId);
    if (!made) throw new Error(`brand ${brandId} has no push key`);
    return made;
  }

  return {
    publicKeyOf: async ({ id }: Brand): Promise<string> => (await keyOf(id)).publicKey,

    /** The header that says who sends: to one service, for some hours. */
    async authorization({ id, settings }: Brand, endpoint: string): Promise<string> {
      const { publicKey, privateKey } = await keyOf(id);
      const key = createPrivateKey({
        key: secrets.decrypt(PURPOSE, privateKey),
        format: 'der',
        type: 'pkcs8',
      });
      const token = await new SignJWT()
        .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
        .setAudience(new URL(endpoint).origin)
        .setExpirationTime(Math.floor((clock.now() + SIGNED_FOR_MS) / 1000))
        .setSubject(`https://${settings.mainDomain}`)
        .sign(key);
      return `vapid t=${token}, k=${publicKey}`;
    },
  };
}
