import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@parlour/texts/languages';

export type PageAssets = {
  /** Runs as soon as it is there; null where the page brings it along. */
  first: string | null;
  scripts: string[];
  preloads: string[];
  styles: string[];
  reactRefresh: string | null;
};

/** What a document names: the page, and everything its mechanic needs before the first round, or the first hand of a card game. */
type AssetsOf = (game: { mechanic: string; isPvp: boolean }, language: Language) => PageAssets;
type Chunk = { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] };

const ENTRY = 'src/page/main.tsx';
const FIRST = 'src/page/first-calls.ts';
const CARD_TABLES = 'src/page/pvp/Pvp.tsx';

export function assetsOfVite(origin: string): AssetsOf {
  return () => ({
    first: null,
    scripts: [`${origin}/page/@vite/client`, `${origin}/page/${ENTRY}`],
    preloads: [],
    styles: [],
    reactRefresh: `${origin}/page/@react-refresh`,
  });
}

/**
 * A browser that reads the document asks for all of it at once. Otherwise it would learn of the mechanic only when the
 * page runs, and of the mechanic's texts only when the mechanic does.
 */
export async function readAssets(dist: string): Promise<AssetsOf> {
  const text = await readFile(join(dist, '.vite', 'manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Record<string, Chunk>;
  const [entry, first] = [manifest[ENTRY], findFirst(manifest)];
  if (!entry || !first) throw new Error(`${dist} is not built: run npm run build`);
  const url = (file: string) => `/page/${file}`;

  return ({ mechanic, isPvp }, language) => {
    const seen = new Set<string>();
    const own = `src/page/${mechanic}/${mechanic}.page.tsx`;
    const code = listNeeded(manifest, [ENTRY, ...(isPvp ? [CARD_TABLES] : []), own], seen);
    const texts = code
      .flatMap(({ dynamicImports = [] }) => dynamicImports)
      .filter((key) => key.includes(`/messages/${language}/`));
    const chunks = new Set([...code, ...listNeeded(manifest, texts, seen)]);
    return {
      first: url(first.file),
      scripts: [url(entry.file)],
      preloads: [...chunks]
        .filter((chunk) => chunk !== entry && chunk !== first)
        .map(({ file }) => url(file)),
      styles: [...chunks].flatMap(({ css = [] }) => css).map(url),
      reactRefresh: null,
    };
  };
}

/** The script itself: it is in a chunk that the page imports as well, and the entry holds nothing but that import. */
function findFirst(manifest: Record<string, Chunk>): Chunk | undefined {
  const [only = ''] = manifest[FIRST]?.imports ?? [];
  return manifest[only];
}

/**
 * Chunks and all they import, each once: chunks may import each other. What is imported comes first, so that its styles
 * give way to those of its importer.
 */
function listNeeded(manifest: Record<string, Chunk>, keys: readonly string[], seen: Set<string>): Chunk[] {
  return keys.flatMap((key) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return [];
    seen.add(key);
    return [...listNeeded(manifest, chunk.imports ?? [], seen), chunk];
  });
}
