/** How many there are of each part that a presenter is drawn of. */
const PARTS = { hair: 6, shade: 5, tone: 4, dress: 4, pose: 3 } as const;

export type HostLook = { [Part in keyof typeof PARTS]: number };

/** Who stands behind a table: at each the same person every time, and not the same as at the next. */
export function lookOf(gameCode: string): HostLook {
  let rest = mix(gameCode);
  const take = (count: number): number => {
    const whole = Math.trunc(rest / count);
    const part = rest - whole * count;
    rest = whole;
    return part;
  };
  return {
    hair: take(PARTS.hair),
    shade: take(PARTS.shade),
    tone: take(PARTS.tone),
    dress: take(PARTS.dress),
    pose: take(PARTS.pose),
  };
}

/** FNV-1a, with its bits spread out once more by factors at which every part is worn at some table. */
function mix(text: string): number {
  let mixed = 0x811c9dc5;
  for (const letter of text) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c77);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
