/**
 * `tsx tools/generate-titles.ts [--check]`: the arcade's index of titles, of their themes and of the sheets of their
 * models, made from one file each; and what its page knows of its games, made from their folders.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { digestModels, listModels } from './generate-models.ts';
import { renderGamePages } from './titles/game-pages.ts';

const ROOT = join(import.meta.dirname, '..');
const ARCADE = join(ROOT, 'apps', 'arcade');
const GENERATED = join(ARCADE, 'src', 'catalogue', 'generated');

const models = listModels();
const digests = digestModels(models);
const isCheck = process.argv.includes('--check');
const indexes: Record<string, Record<string, unknown>> = {
  titles: readFolder('titles'),
  themes: readFolder('themes'),
  sheets: Object.fromEntries(
    models.map(({ mechanic, model }) => {
      const path = join(ROOT, 'packages', 'game-rules', 'models', mechanic, `${model}.json`);
      const { sheet, lines, figures } = readJson(path) as {
        sheet: object;
        lines?: unknown[];
        figures?: object;
      };
      const digest = digests[`${mechanic}/${model}`];
      return [
        `${mechanic}/${model}`,
        { ...sheet, ...(lines && { lines: lines.length }), ...(figures && { figures }), digest },
      ];
    }),
  ),
};
const written = {
  ...renderGamePages(),
  ...Object.fromEntries(
    Object.entries(indexes).map(([name, index]) => [
      join(GENERATED, `${name}.json`),
      `${JSON.stringify(index, null, 1)}\n`,
    ]),
  ),
};
for (const [path, text] of Object.entries(written)) {
  if (!isCheck) writeFileSync(path, text);
  else if (readFileSync(path, 'utf8') !== text) {
    console.error(`${path} is older than the files it is made from: run npm run generate`);
    process.exitCode = 1;
  }
}

function readFolder(name: string): Record<string, unknown> {
  const files = readdirSync(join(ARCADE, name)).sort();
  return Object.fromEntries(
    files.map((file) => [basename(file, '.json'), readJson(join(ARCADE, name, file))]),
  );
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
