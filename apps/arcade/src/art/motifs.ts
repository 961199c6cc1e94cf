import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const HUES_FILE = 'hues.json';

/**
 * A picture of the Fluent set made small: the content of its `svg` tag, 32 units wide and high. Its hue is the one most
 * of it is painted in; grey and many-coloured pictures have none.
 */
export type Motif = { name: string; drawing: string; hue: number | null };
export type Motifs = ReadonlyMap<string, Motif>;

export function readMotifs(folder: string): Motifs {
  const hues = JSON.parse(readFileSync(join(folder, HUES_FILE), 'utf8')) as Record<string, number | null>;
  return new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.svg'))
      .sort()
      .map((file) => {
        const name = file.slice(0, -'.svg'.length);
        const drawing = unwrap(readFileSync(join(folder, file), 'utf8'));
        return [name, { name, drawing, hue: hues[name] ?? null }];
      }),
  );
}

export function unwrap(svg: string): string {
  return svg.replace(/^\s*<svg[^>]*>\s*(<title>[^<]*<\/title>)?/, '').replace(/<\/svg>\s*$/, '');
}
