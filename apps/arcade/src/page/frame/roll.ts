/** Formats hundredths: 763 is 7.63. */
export function showRoll(roll: number): string {
  const digits = String(roll).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
