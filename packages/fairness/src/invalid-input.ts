/** What was given cannot be computed with; the message says in one line what is wrong with it. */
export class InvalidInput extends Error {
  override name = 'InvalidInput';
}

/** A value from outside, cut to a length that fits a line. */
export function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
