/** How a language writes figures. Amounts are exact texts, which `Intl` would round to floats in older browsers. */
export type Writing = {
  readonly group: ',' | '.';
  readonly decimal: '.' | ',';
  readonly isSymbolLast: boolean;
};

/** `1,234.50` after its symbol: specification section 3. */
const COMMON: Writing = { group: ',', decimal: '.', isSymbolLast: false };

const DIFFERENT: Readonly<Record<string, Writing>> = {
  vi: { group: '.', decimal: ',', isSymbolLast: true },
};

/** Of a language tag, the region left aside (`vi`, `vi-VN`). */
export function writingOf(tag: string): Writing {
  return DIFFERENT[tag.split('-')[0] ?? tag] ?? COMMON;
}
