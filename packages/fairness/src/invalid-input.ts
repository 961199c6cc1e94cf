const LENGTH_MAX = 60;

/** The input cannot be computed with; the message says why in one line. */
export class InvalidInput extends Error {
  override name = 'InvalidInput';
}

/** A value from outside, cut to fit a line. Lists and objects are only named: they may be of any depth. */
export function quote(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object';
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > LENGTH_MAX ? `${text.slice(0, LENGTH_MAX)}...` : text;
}
