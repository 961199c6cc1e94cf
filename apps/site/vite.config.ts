import { createHash } from 'node:crypto';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { SITE_BASE } from '../../packages/contract/src/values/site-paths.ts';
import { precompileTexts } from '../../packages/texts/src/precompile.ts';

/** The service worker keeps one name for ever; a browser finds the new one by its content. */
const WORKER = 'sw';

/** What home shows of the lobby comes in one file as well: a dozen of small ones is a dozen of headers. */
const LOBBY =
  /features\/games\/(useCatalogue|category-|game-art|lobby-text|jackpot-text|jackpot\/(JackpotBanner|RollingNumber|useJackpot|counter|load-jackpot)|lobby\/(Lobby(Panel)?\.|Category|PanelHead|VendorPanel)|art\/|favourites\/|lists\/(Game(Grid|Tile|sFailed)|TabStrip|useTabStrip|list\.rules|useListFilters)|play\/(useLaunch\.|launch\.rules))/;

/** Every page that asks the server for something needs all of it. */
const QUERY = /platform\/loading\/(quer|useQuery)/;

export default defineConfig({
  base: SITE_BASE,
  plugins: [react(), precompileTexts(), nameBuild()],
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    target: 'es2022',
    // The server renders the document and finds the entry's files in the manifest.
    manifest: true,
    modulePreload: { polyfill: false },
    // Fonts stay files of their own: the policy allows none inside a style sheet.
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { main: 'src/main.tsx', [WORKER]: 'src/service-worker/worker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === WORKER ? `${WORKER}.js` : 'assets/[name]-[hash].js'),
        // What the first page needs comes in one file; left alone, each part that a later page uses too is one more.
        codeSplitting: {
          groups: [
            { name: 'initial', tags: ['$initial'], test: /^(?!.*service-worker)/, priority: 2 },
            { name: 'lobby', test: LOBBY, priority: 1 },
            { name: 'query', test: QUERY, priority: 1 },
          ],
        },
      },
    },
  },
});

/** Writes into the service worker what tells this build from any other: the names of its files, which carry hashes. */
function nameBuild(): Plugin {
  return {
    name: 'parlour-name-build',
    generateBundle(_options, bundle) {
      const worker = bundle[`${WORKER}.js`];
      if (worker?.type !== 'chunk') throw new Error('the service worker was not built');
      const names = Object.keys(bundle).sort().join();
      const build = createHash('sha256').update(names).digest('hex').slice(0, 12);
      if (!worker.code.includes('@BUILD@')) throw new Error('the service worker does not name its build');
      worker.code = worker.code.replace('@BUILD@', build);
    },
  };
}
