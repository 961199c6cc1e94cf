/** What `GET /wps/captcha/challenge` asks for: the number whose hash, after the salt, is the challenge. */
export type Challenge = {
  algorithm: 'SHA-256';
  challenge: string;
  maxnumber: number;
  salt: string;
  signature: string;
};

/** Hashes computed at once: enough to keep the browser's threads busy, few enough to stop soon. */
const BATCH = 500;

/** Tries every number in turn; null if none fits, which means a broken challenge. */
export async function solveProofOfWork(asked: Challenge): Promise<number | null> {
  const encoder = new TextEncoder();
  const hashOf = async (number: number) =>
    hexOf(await crypto.subtle.digest('SHA-256', encoder.encode(asked.salt + number)));
  for (let first = 0; first <= asked.maxnumber; first += BATCH) {
    const count = Math.min(BATCH, asked.maxnumber - first + 1);
    const hashes = await Promise.all(Array.from({ length: count }, (_, index) => hashOf(first + index)));
    const found = hashes.indexOf(asked.challenge);
    if (found >= 0) return first + found;
  }
  return null;
}

/** The solution in ALTCHA's format: base64 of JSON. */
export function writeSolution({ algorithm, challenge, salt, signature }: Challenge, number: number): string {
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
}

function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
