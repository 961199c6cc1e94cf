import { z } from 'zod';
import { THEME_MODES, THEME_TOKENS, type ThemeToken } from '../values/system.ts';

/** A value that can stand in a CSS custom property and can neither end it nor load anything. */
const CssValue = z.string().max(300).refine(isSafeCssValue, 'not a plain CSS value');

const tokens = Object.fromEntries(THEME_TOKENS.map((token) => [token, CssValue])) as Record<
  ThemeToken,
  typeof CssValue
>;
const TokenSet = z.strictObject(tokens);

export const Theme = z.strictObject({
  /** The theme of a visitor whose device states no preference. */
  default: z.enum(THEME_MODES),
  dark: TokenSet,
  light: TokenSet,
  shape: z.strictObject({
    'radius-card': CssValue,
    'radius-button': CssValue,
    'radius-tile': CssValue,
    'font-display': CssValue,
    /** Set only if the display face lacks Vietnamese letters, or another face should replace it. */
    'font-display-vi': CssValue.optional(),
    'font-text': CssValue,
  }),
});
export type Theme = z.infer<typeof Theme>;

function isSafeCssValue(text: string): boolean {
  if (!/^[A-Za-z0-9#%.,()/ '"+*-]+$/.test(text) || /\/[/*]|\*\//.test(text)) return false;
  if (/(url|src|image|image-set|cross-fade|element|expression)\s*\(/i.test(text)) return false;
  const outside = text.replace(/'[^']*'|"[^"]*"/g, '');
  return !/['"]/.test(outside) && isBalanced(outside);
}

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const char of text) {
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
