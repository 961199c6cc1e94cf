/**
 * `tsx tools/make-titles.ts [--wanted 620] [--only dice,keno]`: writes files for titles of all models, or of some
 * mechanics, until there are as many as wanted; files that are there stay as they are. It spreads themes, names,
 * pictures, studios and days, and keeps alike titles apart. Then run `npm run generate`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { MechanicName } from '../packages/game-rules/src/generated/games.ts';
import { listModels } from './generate-models.ts';
import { planTitles } from './titles/plan.ts';
import type { Planned } from './titles/planned.ts';
import { spreadDays } from './titles/spread.ts';

const FOLDER = join(import.meta.dirname, '..', 'apps', 'arcade', 'titles');
const WANTED = '620';

const { values } = parseArgs({
  options: { wanted: { type: 'string', default: WANTED }, only: { type: 'string' } },
});
const models = listModels()
  .filter(({ mechanic }) => values.only === undefined || values.only.split(',').includes(mechanic))
  .map(({ mechanic, model }) => ({ mechanic: mechanic as MechanicName, model }));
const present: Planned[] = readdirSync(FOLDER).map((file) => ({
  code: basename(file, '.json'),
  ...JSON.parse(readFileSync(join(FOLDER, file), 'utf8')),
}));
const added = spreadDays(present, planTitles({ models, present, wanted: Number(values.wanted) }));
for (const { code, ...title } of added)
  writeFileSync(join(FOLDER, `${code}.json`), `${JSON.stringify(title, null, 2)}\n`);
console.log(`${present.length} titles were there, ${added.length} are new`);
