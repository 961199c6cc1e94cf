import { writeFileSync } from 'node:fs';
import { composeTile, planTiles } from './tile.ts';
import { composeVendorMark, STUDIOS } from './vendor-mark.ts';

const TILES = 600;

/** One page with everything that is composed but not committed, to look at in a browser. */
export function writeContactSheet(file: string): void {
  const games = Array.from({ length: TILES }, (_, index) => ({ name: `Game ${index + 1}` }));
  const tiles = planTiles(games).map(composeTile);
  const marks = STUDIOS.map(composeVendorMark);
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><title>Contact sheet</title>
<style>body{margin:16px;background:#0b0c12}img{margin:4px;border-radius:14px}</style>
${marks.map((svg) => show(svg, 64)).join('\n')}<br>
${tiles.map((svg) => show(svg, 120)).join('\n')}
`,
  );
}

function show(svg: string, width: number): string {
  return `<img alt="" width="${width}" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`;
}
