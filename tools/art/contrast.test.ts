import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BrandSettings, type ThemeToken } from '@parlour/contract';
import { describe, expect, test } from 'vitest';

const BRANDS = join(import.meta.dirname, '..', '..', 'brands');
/** WCAG 2.2, 1.4.3: the least contrast of text that is neither large nor bold. */
const READABLE = 4.5;
const PAIRS: [text: ThemeToken, surface: ThemeToken][] = [
  ['text', 'surface-0'],
  ['text', 'surface-1'],
  ['text', 'surface-2'],
  ['text-muted', 'surface-0'],
  ['text-muted', 'surface-1'],
  ['text-muted', 'surface-2'],
  ['on-action', 'action-from'],
  ['on-action', 'action-to'],
  ['on-hero', 'hero-from'],
  ['on-hero', 'hero-mid'],
  ['on-hero', 'hero-to'],
  ['metal-from', 'metal-surface'],
  ['metal-to', 'metal-surface'],
  ['danger', 'surface-0'],
  ['danger', 'surface-1'],
  ['success', 'surface-0'],
  ['success', 'surface-1'],
];

describe.each(readBrands())('$name', ({ theme }) => {
  test.each(['dark', 'light'] as const)('every text of the %s theme can be read', (mode) => {
    const tokens = theme[mode];
    const faint = PAIRS.map(([text, surface]) => ({
      pair: `${text} on ${surface}`,
      contrast: contrast(tokens[text], tokens[surface]),
    })).filter((measured) => measured.contrast < READABLE);
    expect(faint).toEqual([]);
  });
});

function readBrands(): BrandSettings[] {
  const folders = readdirSync(BRANDS).filter((name) => name !== 'art');
  return folders.map((name) =>
    BrandSettings.parse(JSON.parse(readFileSync(join(BRANDS, name, 'brand.json'), 'utf8'))),
  );
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const channels = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(colour);
  if (!channels) throw new Error(`not a colour of six digits: ${colour}`);
  const [red = 0, green = 0, blue = 0] = channels.slice(1).map((digits) => {
    const share = Number.parseInt(digits, 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
