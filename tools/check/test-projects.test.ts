import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findMisplaced } from './test-projects.ts';

const FILES = {
  'apps/server/src/testing/databases/databases.ts': 'export const open = 1;',
  'apps/server/src/testing/test-app.ts': `import { open } from './databases/databases.ts';\nexport const start = open;`,
  'apps/server/src/testing/process.ts': 'export const spawn = 1;',
  'packages/a/src/plain.test.ts': `import { a } from './a.ts';`,
  'packages/a/src/a.ts': 'export const a = 1;',
  'apps/server/src/app.test.ts': `import { start } from './testing/test-app.ts';`,
  'apps/server/src/main.test.ts': `import { spawn } from './testing/process.ts';`,
  'apps/sandbox/src/main.test.ts': `const program = join('..', 'dist', 'main.js');`,
};
const PLACES = [
  ['packages/a/src/plain.test.ts', 'pure'],
  ['apps/server/src/app.test.ts', 'server'],
  ['apps/server/src/main.test.ts', 'built'],
  ['apps/sandbox/src/main.test.ts', 'built'],
] as const;

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'parlour-projects-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(join(root, dirname(name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

function find(...changes: [string, string][]): string[] {
  const places = new Map<string, string>([...PLACES, ...changes]);
  const tests = [...places].map(([file, projectName]) => ({ file: join(root, file), projectName }));
  return findMisplaced(
    tests.filter(({ projectName }) => projectName !== 'none'),
    root,
  );
}

test('tests where they belong are accepted', () => {
  expect(find()).toEqual([]);
});

test.each([
  ['apps/server/src/app.test.ts', 'pure', 'needs a database'],
  ['apps/server/src/main.test.ts', 'site', 'needs a build'],
  ['apps/server/src/main.test.ts', 'server', 'needs a build'],
  ['apps/sandbox/src/main.test.ts', 'server', 'needs a build'],
  ['apps/server/src/app.test.ts', 'built', 'needs no build'],
  ['packages/a/src/plain.test.ts', 'built', 'needs no build'],
  ['packages/a/src/plain.test.ts', 'none', 'belongs to 0 projects'],
])('%s in the project %s is refused', (file, project, problem) => {
  expect(find([file, project]).join('\n')).toContain(problem);
});
