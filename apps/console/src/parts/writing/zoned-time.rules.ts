/** `2026-11-15T20:30` on the clocks of a time zone; the browser's own field reads and writes this. */
export function writeIn(timeZone: string | undefined, atMs: number): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  const format = new Intl.DateTimeFormat('sv-SE', { ...zone, dateStyle: 'short', timeStyle: 'short' });
  return format.format(atMs).replace(' ', 'T');
}

/** The moment at which clocks of the zone show this; -1 if it is no time, which the server refuses at its field. */
export function readIn(timeZone: string | undefined, local: string): number {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return -1;
  const offsetAt = (atMs: number) => Date.parse(`${writeIn(timeZone, atMs)}Z`) - atMs;
  // The offset of the first guess may be that of the other side of a change of clocks.
  return asUtc - offsetAt(asUtc - offsetAt(asUtc));
}
