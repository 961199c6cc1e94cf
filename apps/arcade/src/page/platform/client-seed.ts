const BYTES = 8;

/** A seed of the player's own, made in this browser: the house cannot have known it when it chose its own. */
export function makeClientSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
