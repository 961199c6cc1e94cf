/** The fields of an object from outside, if it has these and no others. */
export function readFields(input: unknown, names: readonly string[]): Record<string, unknown> | null {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return null;
  const keys = Object.keys(input);
  const isExact = keys.length === names.length && names.every((name) => Object.hasOwn(input, name));
  return isExact ? (input as Record<string, unknown>) : null;
}

export function isWhole(value: unknown, [min, max]: readonly [number, number]): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}
