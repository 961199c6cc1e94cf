import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { SERVER_GROUPS, SERVER_ONLY_GROUPS, SITE_FILES } from '../packages/texts/src/groups.ts';
import { CONSOLE_LANGUAGES, LANGUAGE_NAMES } from '../packages/texts/src/languages.ts';

const PACKAGE = join(import.meta.dirname, '..', 'packages', 'texts');
const GENERATED = join(PACKAGE, 'src', 'generated');
const HEADER = '// Made from the files of messages by `npm run generate`.\n';

/** The message files, by folder and language. */
export type MessageFolders = Record<'messages' | 'console', Record<string, string[]>>;

/**
 * The modules that load the texts, by path: `load/<group>.ts` for the fronts, one chunk per language, and
 * `whole/<group>.ts` for the server. Groups of several files have a module per language that combines them.
 */
export function renderLoaders({ messages, console }: MessageFolders): Record<string, string> {
  const files = sameInAll(messages, Object.keys(LANGUAGE_NAMES), 'messages');
  const unknown = SITE_FILES.find((file) => !files.includes(file));
  if (unknown) throw new Error(`the group site names ${unknown}.json, which is not there`);
  const single = files.filter((file) => !SITE_FILES.includes(file));
  const languages = Object.keys(LANGUAGE_NAMES);
  const groups: Group[] = [
    ...single.map((file) => ({ name: file, folder: 'messages', files: [file], languages })),
    { name: 'site', folder: 'messages', files: SITE_FILES, languages },
    {
      name: 'console',
      folder: 'console',
      files: sameInAll(console, CONSOLE_LANGUAGES, 'console'),
      languages: CONSOLE_LANGUAGES,
    },
  ];
  return Object.fromEntries(groups.flatMap(modulesOf));
}

type Group = { name: string; folder: string; files: readonly string[]; languages: readonly string[] };

function modulesOf(group: Group): [path: string, text: string][] {
  const { name, files, languages } = group;
  return [
    ...(files.length > 1
      ? languages.map((language): [string, string] => [
          `${name}/${language}.ts`,
          joinedModule(group, language),
        ])
      : []),
    ...(SERVER_ONLY_GROUPS.includes(name)
      ? []
      : [[`load/${name}.ts`, loadModule(group)] as [string, string]]),
    ...(SERVER_GROUPS.includes(name) ? [[`whole/${name}.ts`, wholeModule(group)] as [string, string]] : []),
  ];
}

function joinedModule({ folder, files }: Group, language: string): string {
  const imports = files.map(
    (file) => `import ${camel(file)} from '../../../${folder}/${language}/${file}.json';\n`,
  );
  return `${HEADER}${imports.join('')}
export default {
${files.map((file) => `  ...${camel(file)},\n`).join('')}};
`;
}

function loadModule(group: Group): string {
  const { name, languages } = group;
  const key = `${camel(name, true)}Key`;
  const spoken = name === 'console' ? ', ConsoleLanguage' : '';
  const imports = [
    `import type EN from '${sourceOf(group, 'EN')}';\n`,
    ...(spoken ? ["import type { ConsoleLanguage } from '../../languages.ts';\n"] : []),
    "import { textGroup } from '../../text-group.ts';\n",
  ];
  // In the formatter's order: the farther folder first.
  if (group.files.length > 1) imports.push(...imports.splice(0, 1));
  return `${HEADER}${imports.join('')}
export type ${key} = keyof typeof EN;

export const ${camel(name)}Texts = textGroup<${key}${spoken}>({
${languages.map((language) => `  ${language}: () => import('${sourceOf(group, language)}'),\n`).join('')}});
`;
}

function wholeModule(group: Group): string {
  const { name, languages } = group;
  const imports = [...languages]
    .sort()
    .map((language) => `import ${language} from '${sourceOf(group, language)}';\n`);
  return `${HEADER}${imports.join('')}
export const ${name.toUpperCase().replaceAll('-', '_')}_TEXTS = { ${languages.join(', ')} };
`;
}

function sourceOf({ name, folder, files }: Group, language: string): string {
  return files.length > 1
    ? `../${name}/${language}.ts`
    : `../../../${folder}/${language}/${files[0] ?? name}.json`;
}

function camel(name: string, isType = false): string {
  const joined = name.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
  return isType ? joined.charAt(0).toUpperCase() + joined.slice(1) : joined;
}

/** Every listed language has a folder, every folder is listed, and all hold the same files. */
function sameInAll(
  found: Record<string, string[]>,
  languages: readonly string[],
  folder: string,
): readonly string[] {
  const [source = ''] = languages;
  const files = [...(found[source] ?? [])].sort();
  for (const language of new Set([...languages, ...Object.keys(found)])) {
    if (!languages.includes(language))
      throw new Error(`${folder}/${language} is no language of packages/texts/src/languages.ts`);
    if ([...(found[language] ?? [])].sort().join() !== files.join())
      throw new Error(`${folder}/${language} does not hold the same files as ${folder}/${source}`);
  }
  return files;
}

function readFolders(): MessageFolders {
  const filesIn = (folder: string) =>
    Object.fromEntries(
      readdirSync(join(PACKAGE, folder)).map((language) => [
        language,
        readdirSync(join(PACKAGE, folder, language)).map((file) => basename(file, '.json')),
      ]),
    );
  return { messages: filesIn('messages'), console: filesIn('console') };
}

/** With `--check` it only reports whether the modules are up to date. */
if (process.argv[1] === import.meta.filename) {
  const modules = renderLoaders(readFolders());
  const written = existsSync(GENERATED)
    ? readdirSync(GENERATED, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'))
    : [];
  const textOf = (path: string) =>
    written.includes(path) ? readFileSync(join(GENERATED, path), 'utf8') : null;
  const changed = Object.keys(modules).filter((path) => textOf(path) !== modules[path]);
  const stale = written.filter((path) => !(path in modules));
  if (process.argv.includes('--check')) {
    for (const path of [...changed, ...stale])
      console.error(`packages/texts/src/generated/${path} does not fit the messages: npm run generate`);
    if (changed.length + stale.length > 0) process.exitCode = 1;
  } else {
    for (const path of stale) rmSync(join(GENERATED, path));
    for (const path of changed) {
      mkdirSync(dirname(join(GENERATED, path)), { recursive: true });
      writeFileSync(join(GENERATED, path), modules[path] ?? '');
    }
  }
}
