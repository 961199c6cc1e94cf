import { createCipheriv, createECDH, createHmac, ECDH } from 'node:crypto';

/** What the browser gave when it subscribed, as base64url. */
export type Reader = { publicKey: string; secret: string };
/** Made anew for each message. */
export type Sender = { privateKey: Buffer; salt: Buffer };

export const SALT_BYTES = 16;
const RECORD_SIZE = 4_096;
const LAST_RECORD = 2;
const HEADER_BYTES = 21;

/** One message that only the reader can read (RFC 8291, with the coding of RFC 8188 in a single record). */
export function encryptPush(text: string, reader: Reader, { privateKey, salt }: Sender): Buffer {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(privateKey);
  const own = ecdh.getPublicKey();
  const theirs = Buffer.from(reader.publicKey, 'base64url');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, own]);
  const shared = expand(Buffer.from(reader.secret, 'base64url'), ecdh.computeSecret(theirs), info, 32);
  const key = expand(salt, shared, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = expand(salt, shared, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const plain = Buffer.concat([Buffer.from(text, 'utf8'), Buffer.from([LAST_RECORD])]);
  const header = Buffer.alloc(HEADER_BYTES);
  salt.copy(header);
  header.writeUInt32BE(RECORD_SIZE, SALT_BYTES);
  header.writeUInt8(own.length, HEADER_BYTES - 1);
  return Buffer.concat([header, own, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Whether a reader's key is a point of the curve: with any other nothing can be encrypted. */
export function isReaderKey(publicKey: string): boolean {
  try {
    ECDH.convertKey(publicKey, 'prime256v1', 'base64url');
    return true;
  } catch {
    // There is no other way to ask.
    return false;
  }
}

/** HKDF-SHA-256 (RFC 5869) for a key of one block. */
function expand(salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer {
  const extracted = createHmac('sha256', salt).update(secret).digest();
  return createHmac('sha256', extracted)
    .update(Buffer.concat([info, Buffer.from([1])]))
    .digest()
    .subarray(0, length);
}
