import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const MOTIF_FOLDER = join(import.meta.dirname, 'motifs');
export const HUES_FILE = join(MOTIF_FOLDER, 'hues.json');

/**
 * A picture of the Fluent set made small: the content of its `svg` tag, 32 units wide and high. Its hue is the one most
 * of it is painted in; grey and many-coloured pictures have none.
 */
export type Motif = { name: string; drawing: string; hue: number | null };

let read: Map<string, Motif> | undefined;

export function motifs(): ReadonlyMap<string, Motif> {
  read ??= readMotifs(JSON.parse(readFileSync(HUES_FILE, 'utf8')) as Record<string, number | null>);
  return read;
}

function readMotifs(hues: Record<string, number | null>): Map<string, Motif> {
  return new Map(
    readdirSync(MOTIF_FOLDER)
      .filter((file) => file.endsWith('.svg'))
      .sort()
      .map((file) => {
        const name = file.slice(0, -'.svg'.length);
        const drawing = unwrap(readFileSync(join(MOTIF_FOLDER, file), 'utf8'));
        return [name, { name, drawing, hue: hues[name] ?? null }];
      }),
  );
}

export function unwrap(svg: string): string {
  return svg.replace(/^\s*<svg[^>]*>\s*(<title>[^<]*<\/title>)?/, '').replace(/<\/svg>\s*$/, '');
}
