import { CallRefused } from './client.ts';

/** After these it is unknown whether the server did it. */
const UNKNOWN_OUTCOME: readonly CallRefused['code'][] = ['offline', 'in_progress', 'internal', 'unavailable'];

/**
 * The keys of calls that move money. A request keeps its key until its outcome is known, so that a retry after a lost
 * connection gets the first result; a different request, or the same after an answer, gets a new key.
 */
export function createIdempotencyKeys(newKey: () => string) {
  let open: { request: string; key: string } | null = null;
  return {
    keyOf(body: unknown): string {
      const request = JSON.stringify(body);
      if (open?.request !== request) open = { request, key: newKey() };
      return open.key;
    },
    conclude(): void {
      open = null;
    },
  };
}

export function isOutcomeKnown(error: unknown): boolean {
  return error instanceof CallRefused && !UNKNOWN_OUTCOME.includes(error.code);
}

/** Like `crypto.randomUUID`, which browsers offer only on https. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
