import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** A browser that subscribed: its keys never leave it but for the two halves that senders get. */
export type UserAgent = {
  /** The only sender it takes messages from, as it was given to `subscribe`. */
  readonly senderKey: string;
  readonly keys: { p256dh: string; auth: string };
  /** The text of an encrypted message; throws if it was not written for this browser. */
  read(message: Buffer): string;
};

const SECRET_BYTES = 16;
const SALT_END = 16;
const RECORD_SIZE_END = 20;
const TAG_BYTES = 16;

export function createUserAgent(senderKey: string): UserAgent {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const secret = randomBytes(SECRET_BYTES);
  const own = pair.getPublicKey();
  return {
    senderKey,
    keys: { p256dh: own.toString('base64url'), auth: secret.toString('base64url') },
    read: (message) => decrypt(message, { pair, secret, own }),
  };
}

/** RFC 8188 with one record, and the keys of RFC 8291. */
function decrypt(
  message: Buffer,
  { pair, secret, own }: { pair: ECDH; secret: Buffer; own: Buffer },
): string {
  const salt = message.subarray(0, SALT_END);
  const sender = message.subarray(RECORD_SIZE_END + 1, RECORD_SIZE_END + 1 + (message[RECORD_SIZE_END] ?? 0));
  const record = message.subarray(RECORD_SIZE_END + 1 + sender.length);
  if (record.length > message.readUInt32BE(SALT_END)) throw new Error('more than one record');
  const derive = (given: Uint8Array, by: Uint8Array, info: Uint8Array, length: number) =>
    Buffer.from(hkdfSync('sha256', given, by, info, length));
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
  const shared = derive(pair.computeSecret(sender), secret, about, 32);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(record.subarray(-TAG_BYTES));
  const padded = Buffer.concat([cipher.update(record.subarray(0, -TAG_BYTES)), cipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0) throw new Error('not the last record');
  return padded.subarray(0, end).toString('utf8');
}
