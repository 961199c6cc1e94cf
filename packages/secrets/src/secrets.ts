import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts what must not lie readable in the database: sealing keys, vendor keys, TOTP secrets, draw seeds. */
export type Secrets = {
  /** `purpose` names what is encrypted; a text opens only under the purpose it was sealed with. */
  encrypt(purpose: string, plain: Buffer): string;
  decrypt(purpose: string, sealed: string): Buffer;
  /** A key of its own for a purpose, the same in every process with the same master key. */
  derive(purpose: string): Buffer;
  /** Tells whether two processes hold the same master key, without telling the key. */
  fingerprint: string;
};

const VERSION = 'v1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function createSecrets(masterKey: Buffer): Secrets {
  const keyFor = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', masterKey, '', `parlour:${purpose}`, 32));
  return {
    derive: (purpose) => keyFor(`derived:${purpose}`),
    fingerprint: createHmac('sha256', masterKey).update('fingerprint').digest('hex').slice(0, 32),
    encrypt(purpose, plain) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), nonce);
      const body = Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
      return `${VERSION}.${body.toString('base64url')}`;
    },
    decrypt(purpose, sealed) {
      const [version, text = ''] = sealed.split('.');
      const body = Buffer.from(text, 'base64url');
      if (version !== VERSION || body.length < NONCE_BYTES + TAG_BYTES)
        throw new Error('not a sealed secret');
      const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), body.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(body.subarray(-TAG_BYTES));
      return Buffer.concat([decipher.update(body.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
    },
  };
}
