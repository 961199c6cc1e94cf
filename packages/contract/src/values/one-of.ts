/** Narrows a string or number from outside to one of a list of values. */
export function isOneOf<Value>(values: readonly Value[], given: unknown): given is Value {
  return values.includes(given as Value);
}
