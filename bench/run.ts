import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** `npm run bench -- http`: each name is a file `<name>.bench.ts` beside this one that exports `run`. */
const known = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''));
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !known.includes(name));
if (asked.length === 0 || unknown.length > 0) {
  console.error(`usage: npm run bench -- <name> [<name> ...]; there are ${known.join(', ')}`);
  process.exit(1);
}
for (const name of asked) {
  const { run } = (await import(join(import.meta.dirname, `${name}.bench.ts`))) as { run(): Promise<void> };
  await run();
}
