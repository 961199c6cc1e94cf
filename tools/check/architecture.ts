import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { DOMAINS, MAY_IMPORT } from './allowed-imports.ts';

const PAGE = 'ARCHITECTURE.md';
const LISTS = 'tools/check/allowed-imports.ts';
/** The page must name each folder in these. */
const LISTED = ['apps', 'packages', 'apps/server/src'];
/** Each has a table of its folders, after a line `Inside <place>`: a row for each, which names the folders in it. */
const TABLED = [
  'apps/server/src/domains',
  'apps/site/src',
  'apps/lottery/src',
  'apps/console/src',
  'apps/arcade/src',
];

/** What the page says that is not true, and what exists that the page does not name. */
export function checkArchitecture(root: string): string[] {
  const text = readFileSync(join(root, PAGE), 'utf8');
  const unnamed = LISTED.flatMap((place) =>
    foldersIn(join(root, place))
      .filter((name) => !text.includes(`\`${place}/${name}/\``) && !text.includes(`\`${name}/\``))
      .map((name) => `${place}/${name} is not named`),
  );
  const gone = [...text.matchAll(/`((?:apps|packages|tools)\/[\w./-]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !existsSync(join(root, path)))
    .map((path) => `${path} is named and not there`);
  const broken = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)]
    .map(([, path = '']) => path)
    .filter((path) => !existsSync(join(root, path)))
    .map((path) => `the link to ${path} leads nowhere`);
  const order = DOMAINS.map((domain) => `\`${domain}\``).join(' → ');
  const wrongOrder = text.includes(order) ? [] : ['the order of the domains is not the one that is checked'];
  const tables = TABLED.filter((place) => existsSync(join(root, place))).flatMap((place) =>
    compareTable(join(root, place), readTable(text, place)).map((problem) => `${place}/${problem}`),
  );
  return [
    ...unnamed,
    ...gone,
    ...broken,
    ...wrongOrder,
    ...tables,
    ...findWrongImports(root, text),
    ...findUnruled(root),
  ];
}

const DOMAINS_FOLDER = 'apps/server/src/domains';

/** Whatever is on no list may import anything. */
function findUnruled(root: string): string[] {
  const places = ['apps', 'packages'].flatMap((place) =>
    foldersIn(join(root, place)).map((name) => `${place}/${name}`),
  );
  return [
    ...foldersIn(join(root, DOMAINS_FOLDER))
      .filter((domain) => !DOMAINS.includes(domain))
      .map((domain) => `${DOMAINS_FOLDER}/${domain} has no place in the order of the domains (${LISTS})`),
    ...places
      .filter((place) => !(place in MAY_IMPORT))
      .map((place) => `nothing says what ${place} may import (${LISTS})`),
  ];
}

const foldersIn = (place: string): string[] =>
  readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

type Row = { folders: string[]; inside: string[] };

function readTable(text: string, place: string): Row[] {
  const [, after = ''] = text.split(`\nInside \`${place}\``);
  const [, table = ''] = /\n((?:\|.*\n)+)/.exec(after) ?? [];
  return table.split('\n').map((line) => {
    const [, first = '', second = ''] = line.split('|');
    return { folders: namesIn(first), inside: namesIn(second) };
  });
}

const namesIn = (cell: string): string[] =>
  [...cell.matchAll(/`([\w-]+(?:\/[\w-]+)*)\/`/g)].map(([, name = '']) => name);

function compareTable(place: string, rows: Row[]): string[] {
  const named = rows.flatMap(({ folders, inside }) => [
    ...folders,
    ...folders.flatMap((folder) => inside.map((name) => `${folder}/${name}`)),
  ]);
  // Above a folder with a row, others need none: `features/` above `features/games/`.
  const above = rows.flatMap(({ folders }) => folders).flatMap(pathsAbove);
  const opened = new Set(['', ...above, ...rows.flatMap(({ folders }) => folders)]);
  const there = [...opened]
    .filter((folder) => existsSync(join(place, folder)))
    .flatMap((folder) => foldersIn(join(place, folder)).map((name) => posix.join(folder, name)));
  return [
    ...there.filter((path) => ![...named, ...above].includes(path)).map((path) => `${path} is not named`),
    ...named.filter((path) => !there.includes(path)).map((path) => `${path} is not there`),
  ];
}

const pathsAbove = (path: string): string[] =>
  path
    .split('/')
    .slice(0, -1)
    .map((_, index, names) => names.slice(0, index + 1).join('/'));

/** Rows of the table of imports that do not name what the checked rules allow. */
function findWrongImports(root: string, text: string): string[] {
  const rows = text.split('\n').filter((line) => line.startsWith('| `'));
  return Object.entries(MAY_IMPORT)
    .filter(([own]) => existsSync(join(root, own)))
    .flatMap(([own, allowed]) => {
      const cells = rows.map((row) => row.split('|')).find(([, who = '']) => who.includes(`\`${own}\``));
      const named = cells?.[2]?.split(';')[0]?.split(/[^\w-]+/) ?? [];
      return allowed
        .filter((name) => !named.includes(name))
        .map((name) => `${own} may import ${name}, which its row does not say`);
    });
}

if (process.argv[1] === import.meta.filename) {
  const problems = checkArchitecture(process.cwd());
  for (const problem of problems) console.error(`${PAGE}: ${problem}`);
  console.log(`${PAGE} read, ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
}
