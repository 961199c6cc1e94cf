/**
 * `npm run models [-- names...] [-- --again] [-- --table]`: makes the models of slots that have no file yet and writes
 * them to `packages/game-rules/models/slots`, the coins of their books beside this file. A model that exists is left as
 * it is, since rounds are recomputed with it; `--again` is for models that nobody has played. `--table` only prints
 * what there is.
 */
import { parseArgs } from 'node:util';
import { DESIGNS } from './designs/all.ts';
import { listModelNames, writeBookCoins, writeModel } from './model-files.ts';
import { buildBooks } from './solve/build-books.ts';
import { buildModel } from './solve/build-model.ts';
import type { Design } from './solve/design.ts';
import { printTable } from './table.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { again: { type: 'boolean', default: false }, table: { type: 'boolean', default: false } },
});

if (!values.table) for (const design of chooseDesigns()) makeModel(design);
printTable();

function chooseDesigns(): Design[] {
  const known = new Set(listModelNames());
  return DESIGNS.filter(
    ({ name }) =>
      (positionals.length === 0 || positionals.some((part) => name.includes(part))) &&
      (values.again || !known.has(name)),
  );
}

function makeModel(design: Design): void {
  console.log(`making ${design.name}`);
  if (design.refill !== 'fall') {
    writeModel(design.name, buildModel(design));
    return;
  }
  const { model, coins } = buildBooks(design);
  writeModel(design.name, model);
  writeBookCoins(design.name, coins);
}
