/** Figures of chance and multiples are hundredths: 763 is 7.63. */
export function showHundredths(hundredths: number): string {
  const digits = String(hundredths).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** What was typed, in hundredths; null if it is no such number. */
export function readHundredths(plain: string): number | null {
  const [, whole, decimals = ''] = /^(\d{1,6})(?:\.(\d{0,2}))?$/.exec(plain) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}
