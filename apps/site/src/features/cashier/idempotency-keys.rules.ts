import { CallRefused } from '@parlour/client';

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
