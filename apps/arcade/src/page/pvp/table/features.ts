/** What an avatar is drawn from; each is a place in a list of drawings or tones. */
export type Features = { tone: number; skin: number; hair: number; cut: number; wears: number };

export const COUNTS = { tone: 8, skin: 4, hair: 5, cut: 6, wears: 4 } as const;

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** The same name has the same face on every device. */
export function featuresOf(name: string): Features {
  let hash = FNV_OFFSET;
  for (const char of name) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), FNV_PRIME) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 15), FNV_PRIME) >>> 0;
  const take = (count: number) => {
    const rest = Math.trunc(hash / count);
    const taken = hash - rest * count;
    hash = rest;
    return taken;
  };
  return {
    tone: take(COUNTS.tone),
    skin: take(COUNTS.skin),
    hair: take(COUNTS.hair),
    cut: take(COUNTS.cut),
    wears: take(COUNTS.wears),
  };
}
