/** The entry of a list or a table that is known to have it: a missing one is a bug of the rules, never a zero. */
export function entryAt<T>(entries: Readonly<Record<number, T>>, index: number): T {
  const entry = entries[index];
  if (entry === undefined) throw new RangeError(`there is no entry ${index}`);
  return entry;
}
