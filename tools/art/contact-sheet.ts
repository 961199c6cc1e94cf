import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPictures, type Picture } from '../../apps/arcade/src/art/pictures.ts';
import { STUDIOS } from '../../apps/arcade/src/catalogue/studios.ts';
import { TITLES } from '../../apps/arcade/src/catalogue/titles.ts';

const ART = join(import.meta.dirname, '..', '..', 'apps', 'arcade', 'art');

/** One page with what the arcade composes when it is asked for, to look at in a browser. */
export function writeContactSheet(file: string): void {
  const pictures = createPictures(ART);
  const marks = STUDIOS.map(({ code }) => show(pictures.studio(code), 64));
  const tiles = TITLES.map(({ game_code, names }) => show(pictures.tile(game_code), 120, names.EN));
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><title>Contact sheet</title>
<style>body{margin:16px;background:#0b0c12;color:#fff;font:11px sans-serif}img{display:block;border-radius:14px}
figure{display:inline-block;margin:4px;width:120px}figcaption{height:28px}</style>
${marks.join('\n')}<br>
${tiles.join('\n')}
`,
  );
}

function show(picture: Picture | undefined, width: number, caption = ''): string {
  const source = `data:image/svg+xml;base64,${picture?.svg.toString('base64')}`;
  return `<figure><img alt="" width="${width}" src="${source}"><figcaption>${caption}</figcaption></figure>`;
}
