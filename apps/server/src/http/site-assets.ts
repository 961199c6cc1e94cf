import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a document must load for the site to run. */
export type SiteAssets = {
  scripts: string[];
  preloads: string[];
  styles: string[];
  /** The words of each language, by its code: what the first page asks for next. */
  languages: Readonly<Record<string, string>>;
  reactRefresh: string | null;
};

type ManifestChunk = { file: string; css?: string[]; imports?: string[]; isEntry?: boolean };

const ENTRY = 'src/main.tsx';
const LANGUAGE = /texts\/src\/languages\/([A-Z]{2})\.ts$/;
export const ASSETS_BASE = '/m/';

/** From the manifest of the build, or from the development server while one is named. */
export async function readSiteAssets(siteDist: string, viteOrigin: string | undefined): Promise<SiteAssets> {
  if (viteOrigin)
    return {
      scripts: [`${viteOrigin}${ASSETS_BASE}@vite/client`, `${viteOrigin}${ASSETS_BASE}${ENTRY}`],
      preloads: [],
      styles: [],
      languages: {},
      reactRefresh: `${viteOrigin}${ASSETS_BASE}@react-refresh`,
    };
  const text = await readFile(join(siteDist, '.vite', 'manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Record<string, ManifestChunk>;
  const entry = manifest[ENTRY];
  if (!entry) throw new Error('the site is not built: run npm run build');
  const imported = importsOf(entry, manifest);
  const url = (file: string) => ASSETS_BASE + file;
  return {
    scripts: [url(entry.file)],
    preloads: imported.map((chunk) => url(chunk.file)),
    styles: [entry, ...imported].flatMap((chunk) => chunk.css ?? []).map(url),
    languages: Object.fromEntries(
      Object.entries(manifest).flatMap(([key, chunk]) => {
        const code = LANGUAGE.exec(key)?.[1];
        return code ? [[code, url(chunk.file)]] : [];
      }),
    ),
    reactRefresh: null,
  };
}

/** What a chunk needs, and what that needs in turn: a browser that learns of a file late fetches it late. */
function importsOf(chunk: ManifestChunk, manifest: Record<string, ManifestChunk>): ManifestChunk[] {
  const found = new Set<ManifestChunk>();
  const waiting = [chunk];
  for (let each = waiting.pop(); each; each = waiting.pop())
    for (const key of each.imports ?? []) {
      const imported = manifest[key];
      if (!imported || found.has(imported)) continue;
      found.add(imported);
      waiting.push(imported);
    }
  return [...found];
}
