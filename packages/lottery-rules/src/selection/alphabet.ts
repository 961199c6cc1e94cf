/** What may be entered in a row: the values from `first` on, each with its written name. */
export type Alphabet = { readonly first: number; readonly names: readonly string[] };

/** The numbers from `first` to `last`, all written with as many digits as the last one. */
export function numbers(first: number, last: number): Alphabet {
  const width = String(last).length;
  const names = Array.from({ length: last - first + 1 }, (_, i) => String(first + i).padStart(width, '0'));
  return { first, names };
}

/** The numbers from `first` to `last` as they are: sums, spans ... They cannot be typed as lines. */
export function figures(first: number, last: number): Alphabet {
  return { first, names: Array.from({ length: last - first + 1 }, (_, i) => String(first + i)) };
}

/** Options that have a name and no number: big, small, dragon ... */
export function options(...names: string[]): Alphabet {
  return { first: 0, names };
}

export function valuesOf({ first, names }: Alphabet): number[] {
  return names.map((_, index) => first + index);
}

export function nameOf(alphabet: Alphabet, value: number): string {
  return alphabet.names[value - alphabet.first] ?? '';
}

export function has(alphabet: Alphabet, value: number): boolean {
  return Number.isInteger(value) && value >= alphabet.first && value - alphabet.first < alphabet.names.length;
}
