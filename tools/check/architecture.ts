import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOMAINS, MAY_IMPORT } from './import-rules.ts';

const PAGE = 'ARCHITECTURE.md';
/** The page must name each folder in these. */
const LISTED = ['apps', 'packages', 'apps/server/src'];
const DOMAINS_FOLDER = 'apps/server/src/domains';

/** What the page says that is not true, and what exists that the page does not name. */
export function checkArchitecture(root: string): string[] {
  const text = readFileSync(join(root, PAGE), 'utf8');
  const foldersIn = (place: string) =>
    readdirSync(join(root, place), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  const unnamed = LISTED.flatMap((place) =>
    foldersIn(place)
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
  const capabilities = foldersIn(DOMAINS_FOLDER).flatMap((domain) => {
    const row = text.split('\n').find((line) => line.startsWith(`| \`${domain}/\` |`));
    if (!row) return [`the domain ${domain} has no row`];
    const named = [...row.matchAll(/`([\w-]+)\/`/g)].map(([, name = '']) => name).slice(1);
    const there = foldersIn(join(DOMAINS_FOLDER, domain));
    return [
      ...there.filter((name) => !named.includes(name)).map((name) => `${domain}/${name} is not named`),
      ...named.filter((name) => !there.includes(name)).map((name) => `${domain}/${name} is not there`),
    ];
  });
  return [...unnamed, ...gone, ...broken, ...wrongOrder, ...capabilities, ...findWrongImports(root, text)];
}

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
