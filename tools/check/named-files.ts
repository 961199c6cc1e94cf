import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The changelog names files as they were then; the guide to a new domain names files that are still to be written. */
const PAGES = /^(?!CHANGELOG|docs\/how-to-add-a-domain).*\.md$/;
const NAMED = /`([\w@./-]+\.(?:tsx?|mjs|sql))`/g;
/** CONTRIBUTING.md shows these as patterns for names. */
const SHAPES = ['noun.role.ts', 'PascalCase.tsx', 'useVerbNoun.ts'];

/** Files that a page names, by their path or its end, and that do not exist. */
export function findLostFiles(pages: { path: string; text: string }[], files: string[]): string[] {
  const isThere = (name: string) => files.some((file) => file === name || file.endsWith(`/${name}`));
  return pages.flatMap(({ path, text }) =>
    [...text.matchAll(NAMED)]
      .map(([, name = '']) => name)
      .filter((name) => !SHAPES.includes(name) && !isThere(name.replace(/^(\.+\/)+/, '')))
      .map((name) => `${path}: ${name} is named and not there`),
  );
}

if (process.argv[1] === import.meta.filename) {
  const root = process.cwd();
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  }).split('\n');
  const pages = files
    .filter((path) => PAGES.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const problems = findLostFiles(pages, files);
  for (const problem of problems) console.error(problem);
  console.log(`${pages.length} pages read, ${problems.length} name a file that is not there`);
  if (problems.length > 0) process.exitCode = 1;
}
