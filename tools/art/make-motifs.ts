import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HUES_FILE } from '../../apps/arcade/src/art/motifs.ts';
import { escapeText } from '../../apps/arcade/src/art/svg.ts';
import { picturesOf, type Theme } from '../../apps/arcade/src/catalogue/themes.ts';
import type { ArtTools } from './art-tools.ts';
import { simplify } from './simplify.ts';

const ARCADE = join(import.meta.dirname, '..', '..', 'apps', 'arcade');
const THEME_FOLDER = join(ARCADE, 'themes');
const MOTIF_FOLDER = join(ARCADE, 'art', 'motifs');

/** With ground, pattern and stage around it, a tile stays under 8 KB. */
const MOTIF_BUDGET_BYTES = 4330;
const HUE_PX = 48;
const STEPS = 36;
/** The share of a picture's possible colour strength that makes it a picture of that colour. */
const PAINTED_SHARE = 0.14;

/** Makes the pictures that themes name and that are missing. Committed ones stay as they are: a tile must not change on its own. */
export function makeMotifs(tools: ArtTools): void {
  mkdirSync(MOTIF_FOLDER, { recursive: true });
  const hues: Record<string, number | null> = {};
  for (const name of listPictures()) {
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${tools.picture(name)}</svg>`;
    hues[name] = mainHue(tools.pixels(picture, HUE_PX));
    const file = join(MOTIF_FOLDER, `${name}.svg`);
    if (existsSync(file)) continue;
    const small = simplify(tools.picture(name), MOTIF_BUDGET_BYTES, tools);
    writeFileSync(file, `${small.replace(/^<svg[^>]*>/, `$&<title>${titleOf(name)}</title>`)}\n`);
    console.log(`${file}: ${small.length} bytes`);
  }
  writeFileSync(join(MOTIF_FOLDER, HUES_FILE), `${JSON.stringify(hues, null, 2)}\n`);
}

function listPictures(): string[] {
  const themes = readdirSync(THEME_FOLDER).map(
    (file) => JSON.parse(readFileSync(join(THEME_FOLDER, file), 'utf8')) as Theme,
  );
  return [...new Set(themes.flatMap(picturesOf))].sort();
}

function titleOf(name: string): string {
  return escapeText(`${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`);
}

/** The middle of the sixth of the colour circle with the most paint, if it has a good part of it. */
function mainHue(pixels: Uint8Array): number | null {
  const paint = new Array<number>(STEPS).fill(0);
  let opaque = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    const [x, y] = [red - (green + blue) / 2, (Math.sqrt(3) / 2) * (green - blue)];
    const step = Math.floor((Math.atan2(y, x) / (2 * Math.PI) + 1) * STEPS) % STEPS;
    paint[step] = (paint[step] ?? 0) + Math.hypot(x, y);
    opaque += alpha;
  }
  const sixths = paint.map((_, start) =>
    Array.from({ length: STEPS / 6 }, (_unused, more) => paint[(start + more) % STEPS] ?? 0).reduce(
      (a, b) => a + b,
    ),
  );
  const most = Math.max(...sixths);
  if (most < opaque * PAINTED_SHARE) return null;
  return (((sixths.indexOf(most) + STEPS / 12) * 360) / STEPS) % 360;
}
