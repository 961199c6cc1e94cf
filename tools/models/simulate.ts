/**
 * `npm run models:simulate [-- names...] [-- --rounds 100000] [-- --seed text]`: plays every model of slots with the
 * stream of the service, and prints how far the mean is from the counted return, in standard errors (z). Those of all
 * models together should have a root mean square near 1.
 */
import { parseArgs } from 'node:util';
import { listModelNames, readModel } from './model-files.ts';
import { simulateModel } from './play-model.ts';
import { recountReturns } from './returns.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '100000' }, seed: { type: 'string', default: 'parlour' } },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds must be a whole number');

const names = listModelNames().filter(
  (name) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
);
let squares = 0;
for (const name of names) {
  const model = readModel(name);
  const { whole } = recountReturns(name, model);
  const { mean, deviation, hits } = simulateModel(model, {
    pick: {},
    rounds,
    clientSeed: `${values.seed} ${name}`,
  });
  const z = (mean - whole) / (Number(model.sheet.deviation) / Math.sqrt(rounds));
  squares += z * z;
  console.log(
    `${name.padEnd(26)} z ${z.toFixed(2).padStart(5)}  return ${(100 * mean).toFixed(2)} of ${(100 * whole).toFixed(4)}` +
      `  sd ${deviation.toFixed(2)} of ${model.sheet.deviation}  hit ${(100 * hits).toFixed(1)} of ${model.figures.hitRate}`,
  );
}
console.log(
  `${names.length} models, ${rounds} rounds each: r.m.s. of z ${Math.sqrt(squares / names.length).toFixed(3)}`,
);
