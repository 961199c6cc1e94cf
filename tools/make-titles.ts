/**
 * `tsx tools/make-titles.ts [--wanted 620]`: writes a file for every title the models can carry and that is not there
 * yet; files that are there stay as they are. It spreads themes, names, pictures, studios and days, and keeps alike
 * titles apart. One more title is written by hand: docs/arcade.md says how. Then run `npm run generate`.
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

const { values } = parseArgs({ options: { wanted: { type: 'string', default: WANTED } } });
const models = listModels().map(({ mechanic, model }) => ({ mechanic: mechanic as MechanicName, model }));
const present: Planned[] = readdirSync(FOLDER).map((file) => ({
  code: basename(file, '.json'),
  ...JSON.parse(readFileSync(join(FOLDER, file), 'utf8')),
}));
const added = spreadDays(present, planTitles({ models, present, wanted: Number(values.wanted) }));
for (const { code, ...title } of added)
  writeFileSync(join(FOLDER, `${code}.json`), `${JSON.stringify(title, null, 2)}\n`);
console.log(`${present.length} titles were there, ${added.length} are new`);
