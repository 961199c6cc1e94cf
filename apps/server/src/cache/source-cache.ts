/**
 * Keeps what was made from something for as long as that something lives. The source is an object that is
 * replaced when it changes (a brand), so nothing has to be cleared and nothing stale can be found.
 */
export function createSourceCache<Source extends object, Value>() {
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
    if (known !== undefined) return known;
    const value = make();
    variants.set(variant, value);
    return value;
  };
}
