import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, posix, relative } from 'node:path';
import { parseSync } from 'vite';

/** `npm-dev`: for development alone; `npm-no-pkg`: no package.json names it; `unknown`: it is not there. */
export type Kind = 'local' | 'core' | 'npm' | 'npm-dev' | 'npm-no-pkg' | 'unknown';

/** One import: what it leads to, and whether it takes types alone. */
export interface Dependency {
  /** A path from the root; what Node.js has and what is not found goes by its name. */
  to: string;
  kind: Kind;
  isTypeOnly: boolean;
}

/** Every module by its path from the root, with what it imports. */
export type Modules = Map<string, Dependency[]>;

const CODE = /\.(tsx?|mjs|js)$/;
const NOT_OURS = /(^|\/)(node_modules|dist)(\/|$)/;
/** The parser does not list these: `typeof import(…)`, `import(…).Name`. */
const IMPORT_IN_TYPE = /\btypeof import\('([^']+)'\)|\bimport\('([^']+)'\)\.[A-Z]/g;

/** Reads every module below the folders, and what they import of ours. */
export function readModules(folders: string[], root: string): Modules {
  const resolve = createResolver(root);
  const modules: Modules = new Map();
  const waiting = folders.flatMap((folder) => listCode(root, folder));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (modules.has(file)) continue;
    const from = file;
    const imports = CODE.test(file) ? listImports(file, readFileSync(join(root, file), 'utf8')) : [];
    const dependencies = imports.map(({ name, isTypeOnly }) => ({ ...resolve(name, from), isTypeOnly }));
    modules.set(file, dependencies);
    for (const { kind, to } of dependencies) if (kind === 'local' && !NOT_OURS.test(to)) waiting.push(to);
  }
  return modules;
}

function listCode(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (NOT_OURS.test(path)) return [];
    if (entry.isDirectory()) return listCode(root, path);
    return CODE.test(path) ? [path] : [];
  });
}

type Asked = { name: string; isTypeOnly: boolean };

function listImports(file: string, text: string): Asked[] {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const statements = [
    ...module.staticImports.map(({ start, moduleRequest }) => ({ start, name: moduleRequest.value })),
    ...module.staticExports.flatMap(({ start, entries }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest ? [{ start, name: moduleRequest.value }] : [])),
    ),
  ].map(({ start, name }) => ({
    name,
    isTypeOnly: /^(import|export)\s+type\b/.test(text.slice(start, start + 20)),
  }));
  const later = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const [, name] = /^'([^']+)'$/.exec(text.slice(start, end)) ?? [];
    return name === undefined ? [] : [{ name, isTypeOnly: false }];
  });
  const inTypes = [...text.matchAll(IMPORT_IN_TYPE)].map(([, whole, part]) => ({
    name: whole ?? part ?? '',
    isTypeOnly: true,
  }));
  return [...statements, ...later, ...inTypes];
}

type Found = Omit<Dependency, 'isTypeOnly'>;

function createResolver(root: string): (name: string, from: string) => Found {
  const packages = new Map<string, string | null>();
  const manifests = new Map<string, Manifest>();

  return (asked, from) => {
    const name = asked.replace(/\?.*$/, '');
    if (name.startsWith('.')) return findFile(posix.join(posix.dirname(from), name));
    if (isBuiltin(name)) return { to: name.replace(/^node:/, ''), kind: 'core' };
    const [, packageName = name, inside = ''] = /^((?:@[^/]+\/)?[^/]+)\/?(.*)$/.exec(name) ?? [];
    const folder = findPackage(packageName, from);
    if (folder === null) return { to: name, kind: 'unknown' };
    if (NOT_OURS.test(folder)) return { to: `${folder}/${inside}`, kind: kindOf(packageName, from) };
    const file = findExport(readManifest(folder).exports ?? {}, inside);
    return file === null ? { to: name, kind: 'unknown' } : findFile(posix.join(folder, file));
  };

  function findFile(path: string): Found {
    return { to: path, kind: existsSync(join(root, path)) ? 'local' : 'unknown' };
  }

  /** Where it really is: a package of ours is linked into node_modules. */
  function findPackage(name: string, from: string): string | null {
    for (const folder of pathsUp(posix.dirname(from))) {
      const path = posix.join(folder, 'node_modules', name);
      const known = packages.get(path);
      const found =
        known !== undefined
          ? known
          : existsSync(join(root, path))
            ? relative(realpathSync(root), realpathSync(join(root, path)))
            : null;
      packages.set(path, found);
      // A checkout may use the packages of another: what lies outside is not ours.
      if (found !== null) return found.startsWith('..') ? path : found;
    }
    return null;
  }

  function kindOf(name: string, from: string): Kind {
    const folder = pathsUp(posix.dirname(from)).find((path) => existsSync(join(root, path, 'package.json')));
    const { dependencies = {}, devDependencies = {} } = folder === undefined ? {} : readManifest(folder);
    if (name in dependencies) return 'npm';
    return name in devDependencies ? 'npm-dev' : 'npm-no-pkg';
  }

  function readManifest(folder: string): Manifest {
    const path = join(root, folder, 'package.json');
    const manifest = manifests.get(path) ?? (JSON.parse(readFileSync(path, 'utf8')) as Manifest);
    manifests.set(path, manifest);
    return manifest;
  }
}

interface Manifest {
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The file that a package of ours offers under a name: by itself, or by a pattern with one star. */
function findExport(exports: Record<string, string>, inside: string): string | null {
  const asked = inside === '' ? '.' : `./${inside}`;
  const exact = exports[asked];
  if (exact !== undefined) return exact;
  for (const [pattern, file] of Object.entries(exports)) {
    const [before = '', after] = pattern.split('*');
    if (after === undefined || !asked.startsWith(before) || !asked.endsWith(after)) continue;
    return file.replaceAll('*', asked.slice(before.length, asked.length - after.length));
  }
  return null;
}

/** The folder and those above it, up to the root. */
const pathsUp = (folder: string): string[] =>
  folder === '.' ? ['.'] : [folder, ...pathsUp(dirname(folder))];
