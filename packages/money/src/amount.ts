/** An amount of money: whole 1/100,000 parts of the currency's unit, in every currency. */
export type Amount = bigint;

const DECIMALS = 5;
/** Parts of one unit: the scale of the vendor protocol, fine enough for bets of a thousandth. */
export const PARTS_PER_UNIT = 100_000n;
/** The range of the database's column, a signed 64-bit integer. */
export const AMOUNT_MAX: Amount = 2n ** 63n - 1n;
export const AMOUNT_MIN: Amount = -AMOUNT_MAX;

const DECIMAL = /^(-?)(\d{1,18})(?:\.(\d{1,5}))?$/;

/** Parses a decimal from the wire (`1234.50`, at most five decimals); null if it is not one or is too large. */
export function readDecimal(text: string): Amount | null {
  const [, sign, whole, fraction = ''] = DECIMAL.exec(text) ?? [];
  if (whole === undefined) return null;
  const parts = BigInt(whole) * PARTS_PER_UNIT + BigInt(fraction.padEnd(DECIMALS, '0'));
  if (parts > AMOUNT_MAX) return null;
  return sign ? -parts : parts;
}

/** Of a decimal that was checked before it came here. */
export function amountOf(decimal: string): Amount {
  const amount = readDecimal(decimal);
  if (amount === null) throw new Error(`no amount: ${decimal}`);
  return amount;
}

/** The decimal as it travels: at least two decimals, no more than it needs, never rounded. */
export function writeDecimal(amount: Amount): string {
  const parts = amount < 0n ? -amount : amount;
  const fraction = (parts % PARTS_PER_UNIT)
    .toString()
    .padStart(DECIMALS, '0')
    .replace(/0{1,3}$/, '');
  return `${amount < 0n ? '-' : ''}${parts / PARTS_PER_UNIT}.${fraction}`;
}
