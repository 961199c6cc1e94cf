export type Sign = { id: string; sign: string; isNew: boolean };

/**
 * The characters of a figure, each with whether it changed. Positions count from the right, so adding a thousand leaves
 * the cents in place.
 */
export function rollingSigns(now: string, before: string | null): Sign[] {
  const signs = [...now];
  const old = [...(before ?? now)].reverse();
  return signs.map((sign, index) => {
    const place = signs.length - 1 - index;
    return { id: `${place}`, sign, isNew: old[place] !== sign };
  });
}
