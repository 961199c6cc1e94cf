import { seededBy } from '../../../apps/arcade/src/art/seeded.ts';

/** A strip with so many of each symbol, spread evenly; `stacksOf` is how many of a symbol stand together, in turn. */
export function arrangeStrip(
  counts: readonly number[],
  { name, stacksOf }: { name: string; stacksOf: (symbol: number) => readonly number[] },
): number[] {
  const random = seededBy(name);
  const groups = counts.flatMap((count, symbol) => {
    const sizes = cutInto(stacksOf(symbol), count);
    const offset = random.next();
    return sizes.map((size, index) => ({
      symbol,
      size,
      place: (index + offset) / sizes.length + random.between(-0.15, 0.15) / sizes.length,
    }));
  });
  groups.sort((a, b) => a.place - b.place || a.symbol - b.symbol);
  return groups.flatMap(({ symbol, size }) => Array<number>(size).fill(symbol));
}

function cutInto(sizes: readonly number[], count: number): number[] {
  const cut: number[] = [];
  for (let left = count; left > 0; left -= cut.at(-1) ?? left)
    cut.push(Math.min(left, sizes[cut.length % sizes.length] ?? left));
  return cut;
}
