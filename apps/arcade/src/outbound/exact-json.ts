/** A money field of a JSON text: behind a key's closing quote comes a colon, which no value is followed by. */
const MONEY = /"(amount|balance)"\s*:\s*(-?\d{1,30})(?=\s*[,}])/g;
const MONEY_KEYS = new Set(['amount', 'balance']);
const WHOLE = /^-?\d{1,30}$/;

/** JSON in which a bigint is a plain number, however large. */
export function writeExactJson(value: unknown): string {
  if (typeof value === 'bigint') return value.toString();
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(writeExactJson).join(',')}]`;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${writeExactJson(field)}`).join(',')}}`;
}

/** Reads amounts and balances as bigints: as numbers they would be rounded beyond 2^53. Undefined: it is no JSON. */
export function readExactJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(MONEY, '"$1":"$2"'), (key, value) =>
      MONEY_KEYS.has(key) && typeof value === 'string' && WHOLE.test(value) ? BigInt(value) : value,
    );
  } catch {
    return undefined;
  }
}
