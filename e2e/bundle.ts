import { join } from 'node:path';
import { build, type Rollup } from 'vite';

const PACKAGES = join(import.meta.dirname, '..', 'packages');

/**
 * A package as the site would load it, in one script that exposes it as `global`. Any Node module in it would fail the
 * build, or break in the browser.
 */
export async function bundleForBrowser(name: string, global: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(PACKAGES, name, 'src', 'index.ts'), formats: ['iife'], name: global },
    },
  });
  const [output] = built as Rollup.RollupOutput[];
  return output?.output[0].code ?? '';
}
