export type Sign = { id: string; sign: string; isNew: boolean };

/**
 * The signs of a figure, each with whether it differs from what stood in its place. Places are counted from the right:
 * a thousand more leaves the cents where they are.
 */
export function rollingSigns(now: string, before: string | null): Sign[] {
  const signs = [...now];
  const old = [...(before ?? now)].reverse();
  return signs.map((sign, index) => {
    const place = signs.length - 1 - index;
    return { id: `${place}`, sign, isNew: old[place] !== sign };
  });
}
