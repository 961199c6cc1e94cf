import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

type Listed = { file: string; projectName: string };

/** Tests that import these need a migrated database, or a build. */
const DATABASE = /apps\/(server\/src\/testing\/databases\/databases|arcade\/src\/testing\/test-arcade)\.ts$/;
const BUILD = /apps\/server\/src\/testing\/(games\/arcade-)?process\.ts$|tools\/build\.mjs$/;
const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;
const FOLDERS = ['apps', 'packages', 'tools', 'e2e'];

/**
 * Finds tests in the wrong project: one that needs what is not prepared would use leftovers of an earlier run, and one
 * in a project that prepares too much makes everybody wait.
 */
export function findMisplaced(tests: Listed[], root: string): string[] {
  const imports = new Map<string, string[]>();
  const placed = tests.flatMap(({ file, projectName }) => {
    const name = relative(root, file);
    const needed = needOf(file, { isOfApp: name.startsWith('apps/'), imports });
    if (isPure(projectName) && needed !== 'nothing')
      return [`${name}: needs ${needed}, which the project ${projectName} does not prepare`];
    if (projectName === 'server' && needed === 'a build')
      return [`${name}: needs a build: list it under BUILT in vitest.config.ts`];
    if (projectName === 'built' && needed !== 'a build')
      return [`${name}: needs no build: it is not one of BUILT in vitest.config.ts`];
    return [];
  });
  const timesListed = (file: string) => tests.filter((test) => test.file === file).length;
  const counted = findTests(root).flatMap((file) => {
    const times = timesListed(file);
    return times === 1 ? [] : [`${relative(root, file)}: belongs to ${times} projects instead of one`];
  });
  return [...placed, ...counted];
}

function findTests(root: string): string[] {
  return FOLDERS.map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => join(folder, String(file))))
    .filter((file) => /\.test\.tsx?$/.test(file) && !/\/(node_modules|dist)\//.test(file));
}

const isPure = (project: string) => project === 'pure' || project === 'site';

type Imports = Map<string, string[]>;

function needOf(
  test: string,
  { isOfApp, imports }: { isOfApp: boolean; imports: Imports },
): 'nothing' | 'a database' | 'a build' {
  const reached = [...reachedFrom(test, imports)];
  const readsDist = isOfApp && /'dist'|\/dist\//.test(readFileSync(test, 'utf8'));
  if (readsDist || reached.some((file) => BUILD.test(file))) return 'a build';
  return reached.some((file) => DATABASE.test(file)) ? 'a database' : 'nothing';
}

/**
 * What a file imports by path, and what those import in turn; type imports do no harm, but cannot be told apart here.
 */
function reachedFrom(file: string, imports: Imports, reached = new Set<string>()): Set<string> {
  if (reached.has(file) || !existsSync(file)) return reached;
  reached.add(file);
  for (const path of readImports(file, imports)) reachedFrom(path, imports, reached);
  return reached;
}

/** Many tests reach the same files: each is read once. */
function readImports(file: string, imports: Imports): string[] {
  const known = imports.get(file);
  if (known) return known;
  const read = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, path = '']) =>
    join(dirname(file), path),
  );
  imports.set(file, read);
  return read;
}

if (process.argv[1] === import.meta.filename) {
  const { REQUIRE_SERVICES: _all, ...env } = process.env;
  const listed = execFileSync('node_modules/.bin/vitest', ['list', '--filesOnly', '--json'], { env });
  const tests = JSON.parse(String(listed)) as Listed[];
  const misplaced = findMisplaced(tests, process.cwd());
  for (const line of misplaced) console.error(line);
  console.log(`${tests.length} test files, ${misplaced.length} in the wrong project`);
  if (misplaced.length > 0) process.exitCode = 1;
}
