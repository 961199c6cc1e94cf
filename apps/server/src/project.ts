import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The project's folders, found by walking up: the same from source and from the build. */
export function findProject(from: string) {
  const root = findRoot(from);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return {
    root,
    version,
    migrations: join(root, 'apps', 'server', 'migrations'),
    siteDist: join(root, 'apps', 'site', 'dist'),
    lotteryDist: join(root, 'apps', 'lottery', 'dist'),
    consoleDist: join(root, 'apps', 'console', 'dist'),
    brands: join(root, 'brands'),
  };
}

export type Project = ReturnType<typeof findProject>;

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'brands')) && existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('the project folder was not found');
  return findRoot(parent);
}
