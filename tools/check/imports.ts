import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { IMPORT_RULES } from './import-rules.ts';

/**
 * Fewer than this and the tool did not see the project: with an unsuitable TypeScript it reads nothing and reports
 * success.
 */
const MODULES_MIN = 60;

/** Reads every module below the folders and lists violations of the import rules. */
export async function checkImports(folders: string[], baseDir: string) {
  const { output } = await cruise(folders, {
    baseDir,
    validate: true,
    ruleSet: { forbidden: IMPORT_RULES },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  });
  const { modules, summary } = output as ICruiseResult;
  const ours = modules.filter(
    ({ source }) => /\.(tsx?|mjs)$/.test(source) && !source.includes('node_modules'),
  );
  return {
    modules: ours.length,
    violations: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
  };
}

if (process.argv[1] === import.meta.filename) {
  const { modules, violations } = await checkImports(
    ['apps', 'packages', 'tools', 'bench', 'e2e'],
    process.cwd(),
  );
  for (const violation of violations) console.error(violation);
  if (modules < MODULES_MIN) console.error(`only ${modules} modules were read: the check saw nothing`);
  console.log(`${modules} modules read, ${violations.length} imports against the rules`);
  if (violations.length > 0 || modules < MODULES_MIN) process.exitCode = 1;
}
