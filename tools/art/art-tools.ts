import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * What only the art build needs: the picture sets and the programs that render and shrink. They weigh more than
 * everything else together, so they are in a folder outside this repository.
 */
export type ArtTools = {
  /** The body of a picture of the Fluent set, 32 units wide and high. */
  picture(name: string): string;
  pixels(svg: string, widthPx: number): Uint8Array;
  /** As smooth as the byte budget allows. */
  png(svg: string, size: { widthPx: number; bytesMax: number }): Promise<Buffer>;
  optimise(svg: string): string;
};

type Resvg = new (svg: string, options: object) => { render(): { pixels: Uint8Array; asPng(): Buffer } };
type Sharp = (input: Buffer) => {
  png(options: object): { toBuffer(): Promise<Buffer> };
};
type Svgo = { optimize(svg: string, options: object): { data: string } };
type IconSet = { icons: Record<string, { body: string }> };

/** Two digits after the point: a sixth of a pixel where a motif is shown largest. */
const DIGITS = 2;
/** How strongly colours a palette lacks are mixed from others, the smoothest first. */
const DITHERS = [0.5, 0.2, 0];

export function openArtTools(folder: string): ArtTools {
  const load = createRequire(join(folder, 'package.json'));
  const { Resvg } = load('@resvg/resvg-js') as { Resvg: Resvg };
  const sharp = load('sharp') as Sharp;
  const { optimize } = load('svgo') as Svgo;
  const set = JSON.parse(
    readFileSync(load.resolve('@iconify-json/fluent-emoji/icons.json'), 'utf8'),
  ) as IconSet;
  const render = (svg: string, widthPx: number) =>
    new Resvg(svg, {
      fitTo: { mode: 'width', value: widthPx },
      font: { loadSystemFonts: false },
    }).render();
  return {
    picture(name) {
      const found = set.icons[name];
      if (!found) throw new Error(`the Fluent set has no ${name}`);
      return found.body;
    },
    pixels: (svg, widthPx) => render(svg, widthPx).pixels,
    async png(svg, { widthPx, bytesMax }) {
      const rendered = render(svg, widthPx).asPng();
      for (const dither of DITHERS) {
        const palette = { palette: true, dither, effort: 10, compressionLevel: 9 };
        const png = await sharp(rendered).png(palette).toBuffer();
        if (png.length <= bytesMax) return png;
      }
      throw new Error(`no picture of ${widthPx} pixels fits into ${bytesMax} bytes`);
    },
    optimise: (svg) =>
      optimize(svg, {
        multipass: true,
        floatPrecision: DIGITS,
        plugins: [
          { name: 'preset-default', params: { overrides: { mergePaths: false } } },
          'reusePaths',
          'removeXlink',
          'sortAttrs',
        ],
      }).data,
  };
}
