import { X509Certificate } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '@parlour/clock/clock';
import { DAY_MS } from '@parlour/clock/durations';

const VALID_MS = 365 * DAY_MS;

/** A self-signed certificate for this machine's addresses, made once: a phone needs https to use WebCrypto. */
export async function loadLanCertificate(dataDir: string): Promise<{ key: string; cert: string }> {
  const folder = join(dataDir, 'lan');
  const names = ['127.0.0.1', ...ownAddresses()];
  const kept = await readKept(folder);
  if (kept && isStillGood(kept.cert, names)) return kept;
  const { generate } = await import('selfsigned');
  const made = await generate([{ name: 'commonName', value: 'Parlour' }], {
    keySize: 2048,
    notAfterDate: new Date(systemClock.now() + VALID_MS),
    extensions: [
      {
        name: 'subjectAltName',
        altNames: [{ type: 2, value: 'localhost' }, ...names.map((ip) => ({ type: 7 as const, ip }))],
      },
    ],
  });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'key.pem'), made.private, { mode: 0o600 });
  await writeFile(join(folder, 'cert.pem'), made.cert);
  return { key: made.private, cert: made.cert };
}

async function readKept(folder: string): Promise<{ key: string; cert: string } | null> {
  try {
    const read = (name: string) => readFile(join(folder, name), 'utf8');
    return { key: await read('key.pem'), cert: await read('cert.pem') };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function isStillGood(cert: string, names: string[]): boolean {
  const parsed = new X509Certificate(cert);
  return (
    Date.parse(parsed.validTo) > systemClock.now() && names.every((ip) => parsed.checkIP(ip) !== undefined)
  );
}

/** The addresses under which other machines may reach this one. */
export function ownAddresses(): string[] {
  const found = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return found.filter((one) => one.family === 'IPv4' && !one.internal).map((one) => one.address);
}
