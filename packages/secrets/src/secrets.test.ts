import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadMasterKey } from './master-key.ts';
import { createSecrets } from './secrets.ts';

const plain = Buffer.from('a draw seed');

describe('secrets', () => {
  const secrets = createSecrets(randomBytes(32));

  test('open what they sealed, and never seal the same way twice', () => {
    const sealed = secrets.encrypt('seed', plain);
    expect(secrets.decrypt('seed', sealed)).toEqual(plain);
    expect(secrets.encrypt('seed', plain)).not.toBe(sealed);
    expect(sealed).not.toContain(plain.toString('base64url'));
  });

  test('do not open under another purpose, with another key, or after a changed bit', () => {
    const sealed = secrets.encrypt('seed', plain);
    const at = sealed.length - 3;
    const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
    expect(() => secrets.decrypt('totp', sealed)).toThrow();
    expect(() => createSecrets(randomBytes(32)).decrypt('seed', sealed)).toThrow();
    expect(() => secrets.decrypt('seed', changed)).toThrow();
    expect(() => secrets.decrypt('seed', 'v1.AAAA')).toThrow('not a sealed secret');
  });
});

describe('the master key', () => {
  test('is made once beside the data, readable by its owner alone', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'parlour-key-'));
    const [one, two] = await Promise.all([
      loadMasterKey(undefined, folder),
      loadMasterKey(undefined, folder),
    ]);
    expect(one).toEqual(two);
    expect(one).toHaveLength(32);
    const path = join(folder, 'master.key');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readFileSync(path, 'utf8')).toBe(one.toString('hex'));
  });

  test('given by the environment leaves no file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'parlour-key-'));
    const given = randomBytes(32);
    expect(await loadMasterKey(given, folder)).toBe(given);
    expect(existsSync(join(folder, 'master.key'))).toBe(false);
  });
});
