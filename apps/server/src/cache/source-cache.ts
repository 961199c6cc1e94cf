/**
 * Keeps derived values for as long as their source lives. The source is an object that is replaced when it changes (a
 * brand), so nothing has to be cleared and nothing stale can be found. Where callers choose the variants, at most
 * `most` are kept per source, and the least recently used goes first.
 */
export function createSourceCache<Source extends object, Value>({
  most = Number.POSITIVE_INFINITY,
}: {
  most?: number | undefined;
} = {}) {
  const bySource = new WeakMap<Source, Map<string, Value>>();

  function variantsOf(source: Source): Map<string, Value> {
    const known = bySource.get(source);
    if (known) return known;
    const variants = new Map<string, Value>();
    bySource.set(source, variants);
    return variants;
  }

  return (source: Source, variant: string, make: () => Value): Value => {
    const variants = variantsOf(source);
    const known = variants.get(variant);
    if (known !== undefined) {
      if (variants.size >= most) renew(variants, variant, known);
      return known;
    }
    const value = make();
    if (variants.size >= most) variants.delete(variants.keys().next().value ?? '');
    variants.set(variant, value);
    return value;
  };
}

/** A map keeps insertion order: a used entry moves to the end. */
function renew<Value>(variants: Map<string, Value>, variant: string, value: Value): void {
  variants.delete(variant);
  variants.set(variant, value);
}
