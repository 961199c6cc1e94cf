/**
 * Rebuilds the committed art: `node tools/art/build.mjs --icons <folder> [--sheet <page.html>]`. The folder holds the
 * picture sets and the renderer, which are not installed with the project; docs/art.md says how to fill it.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { tsImport } from 'tsx/esm/api';

const { values } = parseArgs({ options: { icons: { type: 'string' }, sheet: { type: 'string' } } });
if (!values.icons) {
  console.error('--icons: name the folder with the picture sets; docs/art.md says how to fill it');
  process.exit(1);
}

/** @type {typeof import('./make-art.ts')} */
const { makeArt } = await tsImport('./make-art.ts', import.meta.url);
await makeArt({ icons: resolve(values.icons), sheet: values.sheet && resolve(values.sheet) });
