import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listModels } from '../generate-models.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const PAGE = join(ROOT, 'apps', 'arcade', 'src', 'page');
const GENERATED = join(PAGE, 'generated');
const TEXTS = join(ROOT, 'packages', 'texts', 'messages', 'EN');
const HEADER = '// Made from the folders of games and from the files of messages by `npm run generate`.\n';

/** What the arcade's page knows of its games, by file, made from their folders and from their texts: nobody lists a game by hand. */
export function renderGamePages(): Record<string, string> {
  const mechanics = new Set(listModels().map(({ mechanic }) => mechanic));
  const pages = readdirSync(PAGE).filter((name) => existsSync(join(PAGE, name, `${name}.page.tsx`)));
  const written = {
    'mechanic-pages.ts': renderPages(
      pages.filter((name) => mechanics.has(name)),
      { type: 'AnyMechanicPage', from: '../game/mechanic-page.ts', list: 'MECHANIC_PAGES' },
    ),
    'card-game-pages.ts': renderPages(
      pages.filter((name) => !mechanics.has(name)),
      { type: 'CardGamePage', from: '../pvp/card-game-page.ts', list: 'CARD_GAME_PAGES' },
    ),
    'arcade-key.ts': renderKeys(readdirSync(TEXTS).filter((file) => /^arcade(-|\.)/.test(file))),
  };
  return Object.fromEntries(Object.entries(written).map(([name, text]) => [join(GENERATED, name), text]));
}

/** Each page is a chunk of its own, loaded when one of its games is opened. */
function renderPages(
  names: readonly string[],
  { type, from, list }: { type: string; from: string; list: string },
): string {
  const lines = names.map((name) => `  '${name}': () => import('../${name}/${name}.page.tsx'),`);
  return `${HEADER}import type { ${type} } from '${from}';

export const ${list}: Readonly<Record<string, () => Promise<{ default: ${type} }>>> = {
${lines.join('\n')}
};
`;
}

function renderKeys(files: readonly string[]): string {
  const groups = files.map((file) => basename(file, '.json')).sort();
  // The frame's own keys have the name of them all.
  const imports = groups.map((group) => {
    const name = group === 'arcade' ? 'ArcadeKey as FrameKey' : keysOf(group);
    return `import type { ${name} } from '@parlour/texts/load/${group}';`;
  });
  const all = groups.map((group) => `  | ${group === 'arcade' ? 'FrameKey' : keysOf(group)}`);
  return `${HEADER}${imports.join('\n')}

/** Every text of the games' page: those of the frame, of what all games share, and of each game. */
export type ArcadeKey =
${all.join('\n')};
`;
}

function keysOf(group: string): string {
  return `${group.replace(/(^|-)(.)/g, (_, _dash, letter: string) => letter.toUpperCase())}Key`;
}
