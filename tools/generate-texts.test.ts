import { describe, expect, test } from 'vitest';
import { SERVER_GROUPS, SERVER_ONLY_GROUPS, SITE_FILES } from '../packages/texts/src/groups.ts';
import { renderLoaders } from './generate-texts.ts';

const LANGUAGES = ['EN', 'CN', 'JA', 'TH', 'VI', 'TY'];
const SERVER_FILES = SERVER_GROUPS.filter((group) => group !== 'site');
const FILES = [...SITE_FILES, ...SERVER_FILES];

describe('the loaders of texts', () => {
  test('load a new file in every language, with nothing else to edit', () => {
    const before = renderLoaders(foldersOf(FILES));
    const after = renderLoaders(foldersOf([...FILES, 'mega-draw']));
    const added = Object.keys(after).filter((path) => after[path] !== before[path]);
    expect(added).toEqual(['load/mega-draw.ts']);
    const text = after['load/mega-draw.ts'] ?? '';
    for (const language of LANGUAGES)
      expect(text).toContain(`${language}: () => import('../../../messages/${language}/mega-draw.json'),`);
    expect(text).toContain('export const megaDrawTexts = textGroup<MegaDrawKey>({');
  });

  test('put together what every visitor needs, and what the console needs', () => {
    const modules = renderLoaders(foldersOf(FILES));
    for (const file of SITE_FILES)
      expect(modules['site/TH.ts']).toContain(`from '../../../messages/TH/${file}.json';`);
    expect(modules['console/CN.ts']).toContain("from '../../../console/CN/frame.json';");
    expect(modules['load/console.ts']).not.toContain('TH');
  });

  test('send no server-only texts to browsers', () => {
    const modules = renderLoaders(foldersOf(FILES));
    for (const group of SERVER_GROUPS) expect(modules).toHaveProperty([`whole/${group}.ts`]);
    for (const group of SERVER_ONLY_GROUPS) expect(modules).not.toHaveProperty([`load/${group}.ts`]);
  });

  test.each([
    ['a language without its folder', { VI: undefined }, 'messages/VI does not hold the same files'],
    ['a folder of a language that is not listed', { KO: FILES }, 'messages/KO is no language of'],
    ['a file that a language lacks', { JA: FILES.slice(1) }, 'messages/JA does not hold the same files'],
    ['a file that only one language has', { TY: [...FILES, 'mine'] }, 'messages/TY does not hold'],
  ])('are refused for %s', (_, changed, problem) => {
    const folders = foldersOf(FILES);
    const messages = Object.fromEntries(
      Object.entries({ ...folders.messages, ...changed }).flatMap(([language, files]) =>
        files ? [[language, files]] : [],
      ),
    );
    expect(() => renderLoaders({ ...folders, messages })).toThrow(problem);
  });

  test('are refused for a file of the site that is not there', () => {
    const lacking = FILES.filter((file) => file !== 'shell');
    expect(() => renderLoaders(foldersOf(lacking))).toThrow('the group site names shell.json');
  });
});

function foldersOf(files: string[]) {
  return {
    messages: Object.fromEntries(LANGUAGES.map((language) => [language, files])),
    console: { EN: ['desk', 'frame'], CN: ['frame', 'desk'] },
  };
}
