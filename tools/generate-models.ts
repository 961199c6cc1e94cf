/**
 * `tsx tools/generate-models.ts [--check]`: the registry of games, made from the models of `packages/game-rules`, and
 * the digest of every model. A model never changes, since rounds are recomputed with it years later: another model is
 * another file. Digests are only ever added.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const PACKAGE = join(import.meta.dirname, '..', 'packages', 'game-rules');
const MODELS = join(PACKAGE, 'models');
const REGISTRY = join(PACKAGE, 'src', 'generated', 'games.ts');
const DIGESTS = join(MODELS, 'digests.json');

type ModelFile = { mechanic: string; model: string };
type Digests = Record<string, string>;

export function listModels(): ModelFile[] {
  const folders = readdirSync(MODELS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders
    .flatMap(({ name: mechanic }) =>
      readdirSync(join(MODELS, mechanic)).map((file) => ({ mechanic, model: basename(file, '.json') })),
    )
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

export function renderRegistry(models: readonly ModelFile[]): string {
  const mechanics = [...new Set(models.map(({ mechanic }) => mechanic))];
  const imports = [
    { path: '../game.ts', line: "import { type Game, gameOf } from '../game.ts';" },
    ...mechanics.map((mechanic) => {
      const path = `../${mechanic}/${mechanic}.ts`;
      return { path, line: `import type { ${typeName(mechanic)}Model } from '${path}';` };
    }),
  ]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ line }) => line);
  const rules = mechanics.map((mechanic) => {
    const loaded = `(await import('../${mechanic}/${mechanic}.ts')).${camelCase(mechanic)}`;
    return `  '${mechanic}': async (numbers, named) => gameOf(${loaded}, numbers as ${typeName(mechanic)}Model, named),`;
  });
  const numbers = models.map(
    (file) => `  '${keyOf(file)}': () => import('../../models/${keyOf(file)}.json'),`,
  );
  return `// Made from the folder of models by \`npm run generate\`.
${imports.join('\n')}

export const MECHANIC_NAMES = [${mechanics.map((name) => `'${name}'`).join(', ')}] as const;
export type MechanicName = (typeof MECHANIC_NAMES)[number];
type Named = { mechanic: MechanicName; model: string };

const RULES: Readonly<Record<MechanicName, (numbers: unknown, named: Named) => Promise<Game>>> = {
${rules.join('\n')}
};

const NUMBERS: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
${numbers.join('\n')}
};

/** Every model there is, as \`mechanic/model\`. */
export const MODEL_NAMES: readonly string[] = Object.keys(NUMBERS);

/** A mechanic with one of its models, loaded when it is asked for; undefined if there is no such model. */
export function loadGame(mechanic: string, model: string): Promise<Game> | undefined {
  const name = \`\${mechanic}/\${model}\`;
  const load = Object.hasOwn(NUMBERS, name) ? NUMBERS[name] : undefined;
  const own = MECHANIC_NAMES.find((each) => each === mechanic);
  return load && own && load().then((numbers) => RULES[own](numbers.default, { mechanic: own, model }));
}
`;
}

export function digestModels(models: readonly ModelFile[]): Digests {
  return Object.fromEntries(
    models.map((file) => {
      // Without spaces, so that a formatter may lay the file out.
      const text = JSON.stringify(JSON.parse(readFileSync(join(MODELS, `${keyOf(file)}.json`), 'utf8')));
      return [keyOf(file), createHash('sha256').update(text).digest('hex')];
    }),
  );
}

const keyOf = ({ mechanic, model }: ModelFile) => `${mechanic}/${model}`;
const typeName = (mechanic: string) => camelCase(mechanic).replace(/^./, (first) => first.toUpperCase());
const camelCase = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

if (process.argv[1] === import.meta.filename) run(process.argv.includes('--check'));

function run(isCheck: boolean): void {
  const models = listModels();
  const registry = renderRegistry(models);
  const digests = digestModels(models);
  const known: Digests = existsSync(DIGESTS) ? JSON.parse(readFileSync(DIGESTS, 'utf8')) : {};
  for (const [name, digest] of Object.entries(known))
    if (digests[name] !== digest) fail(`models/${name}.json is not the model that was played: make another`);
  if (isCheck) {
    if (readFileSync(REGISTRY, 'utf8') !== registry || Object.keys(known).length !== models.length)
      fail('the registry of games is older than the models: run npm run generate');
    return;
  }
  writeFileSync(REGISTRY, registry);
  writeFileSync(DIGESTS, `${JSON.stringify(digests, null, 2)}\n`);
}

function fail(why: string): never {
  console.error(why);
  process.exit(1);
}
