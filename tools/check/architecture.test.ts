import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { checkArchitecture } from './architecture.ts';
import { DOMAINS } from './import-rules.ts';

const TRUE_PAGE = `
| \`apps/server/\` | the platform |
| \`packages/money/\` | amounts |
| \`domains/\` | the domains |
${DOMAINS.map((domain) => `\`${domain}\``).join(' → ')}
| \`games/\` | \`play/\` |
| \`packages/money\` | nothing |
| \`apps/server\` | contract, texts, money, lottery-rules, fairness, wallet-protocol, clock, database, secrets |
[ledger](docs/ledger.md)
`;

function plant(page: string): string {
  const root = mkdtempSync(join(tmpdir(), 'parlour-page-'));
  const files = ['packages/money/a.ts', 'apps/server/src/domains/games/play/play.ts', 'docs/ledger.md'];
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
  writeFileSync(join(root, 'ARCHITECTURE.md'), page);
  return root;
}

test('accepts a page that is true', () => {
  expect(checkArchitecture(plant(TRUE_PAGE))).toEqual([]);
});

test.each([
  ['`packages/money/`', 'packages/money is not named'],
  ['`play/`', 'games/play is not named'],
  ['| `games/` |', 'the domain games has no row'],
  [', fairness', 'apps/server may import fairness, which its row does not say'],
  ['`system` → ', 'the order of the domains is not the one that is checked'],
])('a page without %s is found out', (words, problem) => {
  expect(checkArchitecture(plant(TRUE_PAGE.replace(words, '')))).toContain(problem);
});

test.each([
  ['`apps/shop/`', 'apps/shop/ is named and not there'],
  ['[gone](docs/gone.md)', 'the link to docs/gone.md leads nowhere'],
])('a page that names %s is found out', (words, problem) => {
  expect(checkArchitecture(plant(`${TRUE_PAGE}${words}`))).toContain(problem);
});
