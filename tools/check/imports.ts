import { IMPORT_RULES, type ImportRule } from './import-rules.ts';
import { type Dependency, type Modules, readModules } from './modules.ts';

/** Fewer than this and the check did not see the project. */
const MODULES_MIN = 3_000;

/** Reads every module below the folders and lists violations of the import rules. */
export function checkImports(folders: string[], root: string): { modules: number; violations: string[] } {
  const modules = readModules(folders, root);
  return {
    modules: [...modules.keys()].filter((file) => /\.(tsx?|mjs)$/.test(file)).length,
    violations: IMPORT_RULES.flatMap((rule) =>
      findBreaches(rule, modules).map((breach) => `${rule.name}: ${breach}`),
    ),
  };
}

function findBreaches({ from, to }: ImportRule, modules: Modules): string[] {
  const sources = [...modules].flatMap(([file, dependencies]) => {
    const groups = matchPlace(file, from);
    return groups === null ? [] : [{ file, dependencies, groups }];
  });
  if (to === 'itself')
    return findCircles(new Map(sources.map(({ file, dependencies }) => [file, targetsOf(dependencies)])));
  if (to === 'its folder') return findCircles(joinFolders(sources));
  return sources.flatMap(({ file, dependencies, groups }) =>
    dependencies
      .filter(({ kind }) => to.kinds?.includes(kind) ?? true)
      .filter(({ isTypeOnly }) => !(isTypeOnly && to.mayTakeTypes))
      .filter((dependency) => matchPlace(dependency.to, to, groups) !== null)
      .map((dependency) => `${file} -> ${dependency.to}`),
  );
}

type Place = { path?: string; pathNot?: string | string[] };

/** What the place has matched of a path, the whole first; null where it does not lie there. */
function matchPlace(
  file: string,
  { path = '', pathNot = [] }: Place,
  groups: string[] = [],
): string[] | null {
  const match = compile(path, groups).exec(file);
  if (match === null) return null;
  return [pathNot].flat().some((one) => compile(one, groups).test(file)) ? null : [...match];
}

const compiled = new Map<string, RegExp>();

function compile(path: string, groups: string[]): RegExp {
  const filled = path.replace(/\$(\d)/g, (_, number: string) => groups[Number(number)] ?? '');
  const known = compiled.get(filled) ?? new RegExp(filled);
  compiled.set(filled, known);
  return known;
}

type Graph = Map<string, string[]>;

const targetsOf = (dependencies: Dependency[]): string[] => dependencies.map(({ to }) => to);

/** The folders as one file each: what one of its files imports, the folder does. */
function joinFolders(sources: { dependencies: Dependency[]; groups: string[] }[]): Graph {
  const graph: Graph = new Map();
  const folders = new Set(sources.map(({ groups: [folder = ''] }) => folder));
  for (const { dependencies, groups } of sources) {
    const [own = ''] = groups;
    const others = targetsOf(dependencies).flatMap((to) =>
      [...folders].filter((folder) => folder !== own && to.startsWith(`${folder}/`)),
    );
    graph.set(own, [...(graph.get(own) ?? []), ...others]);
  }
  return graph;
}

/** Each circle once, from where it was entered first. */
function findCircles(graph: Graph): string[] {
  const circles: string[] = [];
  const finished = new Set<string>();
  const path: string[] = [];
  const onPath = new Set<string>();

  function visit(file: string): void {
    if (onPath.has(file)) {
      circles.push([...path.slice(path.indexOf(file)), file].join(' -> '));
      return;
    }
    if (finished.has(file)) return;
    onPath.add(file);
    path.push(file);
    for (const to of graph.get(file) ?? []) visit(to);
    path.pop();
    onPath.delete(file);
    finished.add(file);
  }

  for (const file of graph.keys()) visit(file);
  return circles;
}

if (process.argv[1] === import.meta.filename) {
  const { modules, violations } = checkImports(['apps', 'packages', 'tools', 'bench', 'e2e'], process.cwd());
  for (const violation of violations) console.error(violation);
  if (modules < MODULES_MIN) console.error(`only ${modules} modules were read: the check saw nothing`);
  console.log(`${modules} modules read, ${violations.length} imports against the rules`);
  if (violations.length > 0 || modules < MODULES_MIN) process.exitCode = 1;
}
