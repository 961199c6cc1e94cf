import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { IMPORT_RULES } from './import-rules.ts';
import { checkImports } from './imports.ts';

/** A small project with the given files. */
function plant(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'parlour-imports-'));
  for (const [path, text] of Object.entries({ 'tsconfig.base.json': '{}', ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const domains = 'apps/server/src/domains';
const games = 'apps/site/src/features/games';

const PLANTED: [string, Record<string, string>][] = [
  [
    'no-circle',
    { 'packages/money/src/a.ts': "import './b.ts';", 'packages/money/src/b.ts': "import './a.ts';" },
  ],
  [
    'packages-money-imports',
    { 'packages/money/src/a.ts': "import '../../ui/src/b.ts';", 'packages/ui/src/b.ts': '' },
  ],
  [
    'apps-arcade-imports',
    { 'apps/arcade/src/a.ts': "import '../../server/src/app.ts';", 'apps/server/src/app.ts': '' },
  ],
  [
    'no-schemas-in-browser',
    {
      'apps/site/src/a.ts': "import '../../../packages/contract/src/b.ts';",
      'packages/contract/src/b.ts': '',
    },
  ],
  [
    'no-message-parser-in-browser',
    {
      'packages/texts/src/create-text.ts': "import './precompile.ts';",
      'packages/texts/src/precompile.ts': '',
    },
  ],
  [
    'values-are-plain',
    {
      'packages/contract/src/values/a.ts': "import '../lists.ts';",
      'packages/contract/src/lists.ts': '',
    },
  ],
  ['values-are-plain', { 'packages/contract/src/values/a.ts': "import 'node:crypto';" }],
  [
    'system-asks-to-its-left',
    {
      [`${domains}/system/a.service.ts`]: "import '../wallet/wallet.module.ts';",
      [`${domains}/wallet/wallet.module.ts`]: '',
    },
  ],
  [
    'system-has-one-door',
    {
      [`${domains}/wallet/a.service.ts`]: "import '../system/b.service.ts';",
      [`${domains}/system/b.service.ts`]: '',
    },
  ],
  [
    'capabilities-have-one-door',
    {
      [`${domains}/games/play/a.service.ts`]: "import '../catalogue/b.service.ts';",
      [`${domains}/games/catalogue/b.service.ts`]: '',
    },
  ],
  [
    'domains-use-the-doors-of-capabilities',
    {
      [`${domains}/games/games.module.ts`]: "import './catalogue/b.service.ts';",
      [`${domains}/games/catalogue/b.service.ts`]: '',
    },
  ],
  [
    'rules-are-read-by-rules',
    {
      [`${domains}/games/play/a.service.ts`]: "import '../catalogue/b.rules.ts';",
      [`${domains}/games/catalogue/b.rules.ts`]: '',
    },
  ],
  [
    'tables-are-joined-by-repos',
    {
      [`${domains}/games/play/play.ts`]: "import '../catalogue/b.schema.ts';",
      [`${domains}/games/catalogue/b.schema.ts`]: '',
    },
  ],
  [
    'rules-are-pure-behind-doors',
    {
      [`${domains}/games/play/a.rules.ts`]: "import { b } from '../catalogue/catalogue.ts'; b();",
      [`${domains}/games/catalogue/catalogue.ts`]: 'export const b = () => {};',
    },
  ],
  [
    'routes-ask-services',
    { [`${domains}/system/a.routes.ts`]: "import './a.repo.ts';", [`${domains}/system/a.repo.ts`]: '' },
  ],
  [
    'services-ask-repos',
    { [`${domains}/system/a.service.ts`]: "import './a.schema.ts';", [`${domains}/system/a.schema.ts`]: '' },
  ],
  ['pure-packages-run-in-browsers', { 'packages/fairness/src/a.ts': "import 'node:crypto';" }],
  ['rules-are-pure', { [`${domains}/system/a.rules.ts`]: "import 'node:fs';" }],
  [
    'infrastructure-knows-no-domain',
    { 'apps/server/src/http/a.ts': "import '../domains/system/b.ts';", [`${domains}/system/b.ts`]: '' },
  ],
  [
    'tests-stay-out-of-code',
    { 'apps/server/src/a.ts': "import './testing/b.ts';", 'apps/server/src/testing/b.ts': '' },
  ],
  [
    'wallet-feature-stands-alone',
    {
      'apps/site/src/features/wallet/a.ts': "import '../games/b.ts';",
      'apps/site/src/features/games/b.ts': '',
    },
  ],
  [
    'repos-ask-the-database-alone',
    { [`${domains}/system/a.repo.ts`]: "import '../../http/b.ts';", 'apps/server/src/http/b.ts': '' },
  ],
  [
    'only-modules-wires-domains',
    {
      'apps/server/src/app.ts': "import './domains/system/system.module.ts';",
      [`${domains}/system/system.module.ts`]: '',
    },
  ],
  [
    'site-features-know-no-page',
    { 'apps/site/src/features/games/a.ts': "import '../../pages/b.ts';", 'apps/site/src/pages/b.ts': '' },
  ],
  [
    'site-platform-knows-no-feature',
    {
      'apps/site/src/platform/a.ts': "import '../features/games/b.ts';",
      'apps/site/src/features/games/b.ts': '',
    },
  ],
  [
    'capabilities-keep-their-rules-and-styles',
    {
      [`${games}/lobby/A.tsx`]: "import '../lists/list.rules.ts';",
      [`${games}/lists/list.rules.ts`]: '',
    },
  ],
  [
    'capabilities-keep-their-rules-and-styles',
    {
      [`${games}/lobby/A.tsx`]: "import '../lists/B.module.css';",
      [`${games}/lists/B.module.css`]: '',
    },
  ],
  [
    'capabilities-keep-their-rules-and-styles',
    {
      'apps/console/src/features/games/titles/A.tsx': "import '../rounds/rounds.rules.ts';",
      'apps/console/src/features/games/rounds/rounds.rules.ts': '',
    },
  ],
  [
    'what-capabilities-share-knows-none',
    { [`${games}/a.ts`]: "import './lists/B.tsx';", [`${games}/lists/B.tsx`]: '' },
  ],
  [
    'capabilities-in-one-direction',
    {
      [`${games}/lobby/A.tsx`]: "import '../lists/B.tsx';",
      [`${games}/lists/B.tsx`]: '',
      [`${games}/lists/C.tsx`]: "import '../lobby/D.tsx';",
      [`${games}/lobby/D.tsx`]: '',
    },
  ],
  [
    'lottery-features-know-no-page',
    {
      'apps/lottery/src/features/orders/a.ts': "import '../../pages/b.ts';",
      'apps/lottery/src/pages/b.ts': '',
    },
  ],
  [
    'lottery-parts-know-no-feature',
    {
      'apps/lottery/src/parts/balls/a.ts': "import '../../features/orders/b.ts';",
      'apps/lottery/src/features/orders/b.ts': '',
    },
  ],
  [
    'lottery-platform-draws-nothing',
    {
      'apps/lottery/src/platform/a.ts': "import '../parts/balls/b.ts';",
      'apps/lottery/src/parts/balls/b.ts': '',
    },
  ],
  [
    'lottery-features-stand-alone',
    {
      'apps/lottery/src/features/orders/a.ts': "import '../trends/b.ts';",
      'apps/lottery/src/features/trends/b.ts': '',
    },
  ],
  [
    'console-features-know-no-frame',
    {
      'apps/console/src/features/games/a.ts': "import '../../frame/b.ts';",
      'apps/console/src/frame/b.ts': '',
    },
  ],
  [
    'console-parts-know-no-feature',
    {
      'apps/console/src/parts/lists/a.ts': "import '../../features/games/b.ts';",
      'apps/console/src/features/games/b.ts': '',
    },
  ],
  [
    'console-platform-draws-nothing',
    {
      'apps/console/src/platform/a.ts': "import '../parts/lists/b.ts';",
      'apps/console/src/parts/lists/b.ts': '',
    },
  ],
  [
    'console-features-stand-alone',
    {
      'apps/console/src/features/games/a.ts': "import '../members/b.ts';",
      'apps/console/src/features/members/b.ts': '',
    },
  ],
  [
    'no-dev-dependency',
    {
      'package.json': JSON.stringify({ devDependencies: { sample: '1.0.0' } }),
      'node_modules/sample/package.json': JSON.stringify({ name: 'sample', version: '1.0.0', main: 'a.js' }),
      'node_modules/sample/a.js': '',
      'apps/server/src/a.ts': "import 'sample';",
    },
  ],
  ['resolvable', { 'apps/site/src/a.ts': "import './nowhere.ts';" }],
];

test.each(PLANTED)('a planted violation of %s is found', (rule, files) => {
  const folders = ['apps', 'packages'].filter((folder) =>
    Object.keys(files).some((path) => path.startsWith(`${folder}/`)),
  );
  const { modules, violations } = checkImports(folders, plant(files));
  expect(modules).toBeGreaterThan(0);
  expect(violations.map((violation) => violation.split(':')[0])).toContain(rule);
});

test('every rule has a planted violation; of those that each domain and each package has, one stands for all', () => {
  const alike = [
    /^(apps|packages)-[a-z-]+-imports$/,
    /-asks-to-its-left$/,
    /-has-one-door$/,
    /-feature-stands-alone$/,
  ];
  const planted = PLANTED.map(([rule]) => rule);
  const unproved = IMPORT_RULES.map(({ name }) => name ?? '').filter(
    (name) =>
      !planted.includes(name) &&
      !alike.some((form) => form.test(name) && planted.some((rule) => form.test(rule))),
  );
  expect(unproved).toEqual([]);
});

test('a tree that keeps the rules has none', () => {
  const files = { 'packages/ui/src/a.ts': "import '../../money/src/b.ts';", 'packages/money/src/b.ts': '' };
  expect(checkImports(['packages'], plant(files))).toEqual({ modules: 2, violations: [] });
});

test('a front may import the values of the contract', () => {
  const files = {
    'apps/site/src/a.ts': "import '../../../packages/contract/src/values/b.ts';",
    'packages/contract/src/values/b.ts': '',
  };
  expect(checkImports(['apps', 'packages'], plant(files)).violations).toEqual([]);
});

test('lets a capability use another’s components and types, and what the feature shares', () => {
  const files = {
    [`${games}/lobby/A.tsx`]:
      "import '../lists/B.tsx';\nimport '../art.rules.ts';\nimport type { C } from '../lists/c.rules.ts';\nexport const a: C = 1;",
    [`${games}/lists/B.tsx`]: "import './c.rules.ts';",
    [`${games}/lists/c.rules.ts`]: 'export type C = number;',
    [`${games}/art.rules.ts`]: '',
  };
  expect(checkImports(['apps'], plant(files)).violations).toEqual([]);
});

const CONTRACT = {
  'node_modules/.keep': '',
  'packages/contract/package.json': JSON.stringify({
    exports: { '.': './src/index.ts', './*': './src/*/*.ts' },
  }),
  'packages/contract/src/index.ts': '',
  'packages/contract/src/lists/lists.ts': '',
};

test.each([
  ["import '@parlour/contract';", 'packages/contract/src/index.ts'],
  ["export * from '@parlour/contract';", 'packages/contract/src/index.ts'],
  ["export const load = () => import('@parlour/contract/lists');", 'packages/contract/src/lists/lists.ts'],
])('a package is followed to the file that it offers: %s', (text, file) => {
  const root = plant({ ...CONTRACT, 'apps/site/src/a.ts': text });
  mkdirSync(join(root, 'node_modules/@parlour'));
  symlinkSync('../../packages/contract', join(root, 'node_modules/@parlour/contract'));
  const rules = ['no-schemas-in-browser', 'apps-site-imports'];
  expect(checkImports(['apps'], root).violations).toEqual(
    rules.map((rule) => `${rule}: apps/site/src/a.ts -> ${file}`),
  );
});

test('a name that a package does not offer is found', () => {
  const root = plant({ ...CONTRACT, 'apps/server/src/a.ts': "import '@parlour/contract/gone';" });
  mkdirSync(join(root, 'node_modules/@parlour'));
  symlinkSync('../../packages/contract', join(root, 'node_modules/@parlour/contract'));
  expect(checkImports(['apps'], root).violations).toEqual([
    'resolvable: apps/server/src/a.ts -> packages/contract/src/gone/gone.ts',
  ]);
});

/** In quotes, apart from the words around it: those are read as imports of this file. */
const ELSEWHERE = "'../../../packages/contract/src/b.ts'";

test.each([
  `import type { A } from ${ELSEWHERE};`,
  `let a: typeof import(${ELSEWHERE});`,
  `let a: import(${ELSEWHERE}).A;`,
])('types are imports of their own kind: %s', (text) => {
  const root = plant({ 'apps/site/src/a.ts': text, 'packages/contract/src/b.ts': '' });
  expect(checkImports(['apps'], root).violations).toEqual([
    'apps-site-imports: apps/site/src/a.ts -> packages/contract/src/b.ts',
  ]);
});

test('a circle is named by its files, over types too', () => {
  const root = plant({
    'packages/money/src/a.ts': "import type { B } from './b.ts';",
    'packages/money/src/b.ts': "export * from './c.ts';",
    'packages/money/src/c.ts': "export const a = () => import('./a.ts');",
  });
  const { violations } = checkImports(['packages'], root);
  expect(violations).toHaveLength(1);
  expect(new Set(violations[0]?.replace('no-circle: ', '').split(' -> '))).toEqual(
    new Set(['a', 'b', 'c'].map((name) => `packages/money/src/${name}.ts`)),
  );
});
