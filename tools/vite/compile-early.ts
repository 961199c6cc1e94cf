import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const HINT = '//# allFunctionsCalledOnLoad';

/**
 * Asks browsers to compile every function of these chunks while the file is still on its way, beside the page. A browser
 * compiles a function when it is first called; of what a page is first drawn with that is nearly all of them, while the
 * visitor waits. One that does not know the comment reads over it.
 */
export function compileEarly(chunks: readonly string[]): Plugin {
  return {
    name: 'parlour-compile-early',
    // Of written files: the comment counts at the top alone, where Vite puts lines of its own last of all.
    async writeBundle({ dir = '' }, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !chunks.includes(file.name)) continue;
        const path = join(dir, file.fileName);
        await writeFile(path, `${HINT}\n${await readFile(path, 'utf8')}`);
      }
    },
  };
}
