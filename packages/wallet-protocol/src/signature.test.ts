import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generateVendorKeys, isSignedBy, readPrivateKey, readPublicKey, signBody } from './index.ts';

const fileOf = (name: string) => readFileSync(join(import.meta.dirname, 'testing', name), 'utf8');
const key = readPublicKey(fileOf('vendor-public.pem'));
/** A line is `data;signature`; no signature holds a semicolon. */
const vectors = fileOf('vendor-signatures.csv')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => ({
    data: Buffer.from(line.slice(0, line.lastIndexOf(';'))),
    signature: line.slice(line.lastIndexOf(';') + 1),
  }));

test('the published vectors verify', async () => {
  expect(vectors.length).toBeGreaterThan(3);
  for (const { data, signature } of vectors) expect(await isSignedBy(data, signature, key)).toBe(true);
});

test('refuses any altered byte of what was signed', async () => {
  for (const { data, signature } of vectors) {
    for (let at = 0; at < data.length; at += 1) {
      const altered = Buffer.from(data);
      altered[at] = (altered[at] as number) ^ 1;
      expect(await isSignedBy(altered, signature, key)).toBe(false);
    }
  }
});

test('one altered character of a signature is refused, also where it decodes to the same bytes', async () => {
  const { data, signature } = vectors[0] as { data: Buffer; signature: string };
  for (let at = 0; at < signature.length; at += 1) {
    const other = signature[at] === 'B' ? 'C' : 'B';
    expect(await isSignedBy(data, signature.slice(0, at) + other + signature.slice(at + 1), key)).toBe(false);
  }
  expect(await isSignedBy(data, ` ${signature}`, key)).toBe(false);
  expect(await isSignedBy(data, signature.replace(/=+$/, ''), key)).toBe(false);
  expect(await isSignedBy(data, '', key)).toBe(false);
});

test('keys we make have 3072 bits, sign and verify, and verify nothing of others', async () => {
  const [own, other] = await Promise.all([generateVendorKeys(), generateVendorKeys()]);
  const body = '{"amount":9007199254740993}';
  const signature = await signBody(body, readPrivateKey(own.privateKey));
  expect(readPublicKey(own.publicKey).asymmetricKeyDetails?.modulusLength).toBe(3072);
  expect(await isSignedBy(Buffer.from(body), signature, readPublicKey(own.publicKey))).toBe(true);
  expect(await isSignedBy(Buffer.from(body), signature, readPublicKey(other.publicKey))).toBe(false);
});
