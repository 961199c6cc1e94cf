import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LOTTERY_BASE, SITE_BASE } from '@parlour/contract';

/** What a document must load to run a front end, the site or the console. */
export type SiteAssets = {
  scripts: string[];
  preloads: string[];
  styles: string[];
  /** The texts of each language, by code: what the first page loads next. */
  languages: Readonly<Record<string, readonly string[]>>;
  /** The styles of a part that loads later, by the name of its source: a document may show it at once. */
  stylesOf(source: string): readonly string[];
  reactRefresh: string | null;
};

type ManifestChunk = {
  file: string;
  name?: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
};

const ENTRY = 'src/main.tsx';
/** The file that the entry loads itself before anything is drawn, if the front is made so. */
const DRAWN_FIRST = 'page';
const LANGUAGE =
  /texts\/(?:src\/generated\/site\/([A-Z]{2})\.ts|messages\/([A-Z]{2})\/lottery-(?:page|plays)\.json)$/;

type Front = {
  dist: string;
  base: typeof SITE_BASE | typeof LOTTERY_BASE | '/';
  viteOrigin: string | undefined;
};

/** From the manifest of the build, or from the development server if one is configured. */
export async function readSiteAssets({ dist, base, viteOrigin }: Front): Promise<SiteAssets> {
  if (viteOrigin)
    return {
      scripts: [`${viteOrigin}${base}@vite/client`, `${viteOrigin}${base}${ENTRY}`],
      preloads: [],
      styles: [],
      languages: {},
      stylesOf: () => [],
      reactRefresh: `${viteOrigin}${base}@react-refresh`,
    };
  const text = await readFile(join(dist, '.vite', 'manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Record<string, ManifestChunk>;
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`${dist} is not built: run npm run build`);
  const first = entry.dynamicImports
    ?.map((key) => manifest[key])
    .find((chunk) => chunk?.name === DRAWN_FIRST);
  const imported = [
    ...new Set([...importsOf(entry, manifest), ...(first ? [first, ...importsOf(first, manifest)] : [])]),
  ];
  const url = (file: string) => base + file;
  return {
    scripts: [url(entry.file)],
    preloads: imported.map((chunk) => url(chunk.file)),
    styles: [entry, ...imported].flatMap((chunk) => chunk.css ?? []).map(url),
    languages: languagesOf(manifest, url),
    stylesOf(source) {
      const part = manifest[source];
      if (!part) throw new Error(`${dist} has no ${source}`);
      const known = new Set(imported);
      return [part, ...importsOf(part, manifest).filter((chunk) => !known.has(chunk))]
        .flatMap((chunk) => chunk.css ?? [])
        .map(url);
    },
    reactRefresh: null,
  };
}

/** The site has one file for each language, the lottery page two. */
function languagesOf(manifest: Record<string, ManifestChunk>, url: (file: string) => string) {
  const languages: Record<string, string[]> = {};
  for (const [key, { file }] of Object.entries(manifest)) {
    const found = LANGUAGE.exec(key);
    const code = found?.[1] ?? found?.[2];
    if (code) languages[code] = [...(languages[code] ?? []), url(file)];
  }
  return languages;
}

/** Null if the front is not built and no development server is configured. */
export async function findAssets(front: Front): Promise<SiteAssets | null> {
  if (!front.viteOrigin && !existsSync(join(front.dist, '.vite', 'manifest.json'))) return null;
  return readSiteAssets(front);
}

/** A chunk's dependencies, and theirs in turn: a browser that learns of a file late loads it late. */
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
