import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const ENDING = '.bench.ts';

/** `npm run bench -- http`: each name is a file `<name>.bench.ts` in a folder below this one that exports `run`. */
const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
const byName = new Map(
  files.filter((file) => file.endsWith(ENDING)).map((file) => [basename(file, ENDING), file]),
);
const known = [...byName.keys()].sort();
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !byName.has(name));
if (asked.length === 0 || unknown.length > 0) {
  console.error(`usage: npm run bench -- <name> [<name> ...]; there are ${known.join(', ')}`);
  process.exit(1);
}
for (const name of asked) {
  const { run } = (await import(join(import.meta.dirname, byName.get(name) ?? ''))) as {
    run(): Promise<void>;
  };
  await run();
}
