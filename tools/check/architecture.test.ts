import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { DOMAINS } from './allowed-imports.ts';
import { checkArchitecture } from './architecture.ts';

const TRUE_PAGE = `
| \`apps/server/\`, \`apps/arcade/\` | the platform, the vendor |
| \`packages/money/\` | amounts |
| \`domains/\` | the domains |
${DOMAINS.map((domain) => `\`${domain}\``).join(' → ')}
Inside \`apps/server/src/domains\`:

| \`games/\` | \`play/\` |

Inside \`apps/arcade/src\`, by folder:

| \`page/\` | the page: \`slots/\`, \`fish/\` |
| \`features/chat/\`, \`features/room/\` | talk |

| \`packages/money\` | nothing |
| \`apps/server\` | contract, texts, money, lottery-rules, fairness, wallet-protocol, clock, database, secrets |
| \`apps/arcade\` | wallet-protocol, game-rules, exact, fairness, money, ui, texts, clock, database, secrets |
[ledger](docs/ledger.md)
`;

function plant(page: string, others: string[] = []): string {
  const root = mkdtempSync(join(tmpdir(), 'parlour-page-'));
  const files = [
    'packages/money/a.ts',
    'apps/server/src/domains/games/play/play.ts',
    'apps/arcade/src/page/slots/reels.ts',
    'apps/arcade/src/page/fish/room.ts',
    'apps/arcade/src/features/chat/lines.ts',
    'apps/arcade/src/features/room/lines.ts',
    'docs/ledger.md',
    ...others,
  ];
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
  ['`play/`', 'apps/server/src/domains/games/play is not named'],
  ['| `games/` | `play/` |', 'apps/server/src/domains/games is not named'],
  ['Inside `apps/arcade/src`', 'apps/arcade/src/page is not named'],
  ['| `page/` | the page: `slots/`, `fish/` |', 'apps/arcade/src/page is not named'],
  ['`fish/`', 'apps/arcade/src/page/fish is not named'],
  [', `features/room/`', 'apps/arcade/src/features/room is not named'],
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

test.each([
  ['`fish/`', '`fish/`, `bingo/`', 'apps/arcade/src/page/bingo is not there'],
  ['`features/room/`', '`features/wall/`', 'apps/arcade/src/features/wall is not there'],
])('a folder that is named in a table and not there is found out', (words, others, problem) => {
  expect(checkArchitecture(plant(TRUE_PAGE.replace(words, others)))).toContain(problem);
});

test.each([
  [
    'apps/server/src/domains/bingo/bingo.module.ts',
    'apps/server/src/domains/bingo has no place in the order of the domains (tools/check/allowed-imports.ts)',
  ],
  ['apps/shop/src/main.ts', 'nothing says what apps/shop may import (tools/check/allowed-imports.ts)'],
  [
    'packages/dice/src/dice.ts',
    'nothing says what packages/dice may import (tools/check/allowed-imports.ts)',
  ],
])('%s, which is on no list, is found out', (file, problem) => {
  expect(checkArchitecture(plant(TRUE_PAGE, [file]))).toContain(problem);
});
