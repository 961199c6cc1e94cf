import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts what must not be readable in the database: sealing keys, vendor keys, TOTP secrets, draw seeds. */
export type Secrets = {
  /** `purpose` names what is encrypted; a ciphertext opens only under the purpose it was encrypted for. */
  encrypt(purpose: string, plain: Buffer): string;
  decrypt(purpose: string, sealed: string): Buffer;
  /** A key per purpose, the same in every process with the same master key. */
  derive(purpose: string): Buffer;
  /** Shows whether two processes hold the same master key, without revealing it. */
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
