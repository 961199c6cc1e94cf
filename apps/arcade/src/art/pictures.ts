import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { kindOf } from '../catalogue/kinds.ts';
import { findStudio } from '../catalogue/studios.ts';
import { findTheme } from '../catalogue/themes.ts';
import { titleOf } from '../catalogue/titles.ts';
import { readMotifs } from './motifs.ts';
import { composeStudioMark } from './studio-mark.ts';
import { composeTile } from './tile.ts';

export type Picture = { svg: Buffer; brotli: Buffer };
export type Pictures = ReturnType<typeof createPictures>;

/** As small as the best within some percent, in a tenth of its time: somebody waits for the first one. */
const QUALITY = 6;

/** SVG pictures by name; undefined where there is none. Each is made once. */
export function createPictures(folder: string) {
  const motifs = readMotifs(join(folder, 'motifs'));

  function composeTileOf(code: string): string | undefined {
    const title = titleOf(code);
    if (!title) return undefined;
    const { names, tile } = title;
    const kind = kindOf(title);
    return composeTile({ code, name: names.EN, kind, theme: findTheme(title.theme), ...tile }, motifs);
  }

  return {
    /** A tile drawn by hand is shown instead of a composed one. */
    tile: keepEach((code) => {
      const drawn = titleOf(code) && join(folder, 'tiles', `${code}.svg`);
      return drawn && existsSync(drawn) ? readFileSync(drawn, 'utf8') : composeTileOf(code);
    }),
    motif: keepEach((name) =>
      motifs.has(name) ? withSize(readFileSync(join(folder, 'motifs', `${name}.svg`), 'utf8')) : undefined,
    ),
    studio: keepEach((code) => {
      const studio = findStudio(code);
      return studio && composeStudioMark(studio);
    }),
  };
}

/** Not every browser paints a picture without a size of its own on a canvas. */
function withSize(svg: string): string {
  return svg.replace('<svg ', '<svg width="128" height="128" ');
}

/** Names that lead to nothing are not kept: anybody may ask for any number of them. */
function keepEach(make: (name: string) => string | undefined): (name: string) => Picture | undefined {
  const kept = new Map<string, Picture>();
  return (name) => {
    const known = kept.get(name);
    if (known) return known;
    const text = make(name);
    if (text === undefined) return undefined;
    const svg = Buffer.from(text);
    const picture = { svg, brotli: compress(svg) };
    kept.set(name, picture);
    return picture;
  };
}

function compress(svg: Buffer): Buffer {
  return brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
}
