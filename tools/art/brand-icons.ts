import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ArtTools } from './art-tools.ts';

const PNG_BYTES_MAX = 30_000;

/**
 * Renders the icons of an installed brand from its icon.svg: a `plate`, maybe an `edge`, and a `mark` on it. Devices
 * cut a maskable icon to a circle of 80 percent, and iOS cuts the corners itself: there the plate fills the square and
 * the mark is smaller.
 */
export async function makeBrandIcons(folder: string, tools: ArtTools): Promise<void> {
  const icon = readFileSync(join(folder, 'icon.svg'), 'utf8');
  const icons: [file: string, svg: string, widthPx: number][] = [
    ['icon-192.png', icon, 192],
    ['icon-512.png', icon, 512],
    ['maskable-512.png', fillSquare(icon, 0.78), 512],
    ['apple-180.png', fillSquare(icon, 0.9), 180],
  ];
  for (const [file, svg, widthPx] of icons) {
    writeFileSync(join(folder, file), await tools.png(svg, { widthPx, bytesMax: PNG_BYTES_MAX }));
  }
}

function fillSquare(icon: string, markScale: number): string {
  if (!/<rect id="plate"/.test(icon) || !/<g id="mark">/.test(icon))
    throw new Error('icon.svg needs a rect called plate and a group called mark');
  return icon
    .replace(/<rect id="edge"[^>]*\/>/, '')
    .replace(/(<rect id="plate"[^>]*?) rx="[^"]*"/, '$1')
    .replace(
      '<g id="mark">',
      `<g id="mark" transform="translate(256 256) scale(${markScale}) translate(-256 -256)">`,
    );
}
