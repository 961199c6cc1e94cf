import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompileTexts } from '../../packages/texts/src/precompile.ts';
import { compileEarly } from '../../tools/vite/compile-early.ts';

const REELS = {
  name: 'reels',
  test: /(page\/slots\/(?!info\/|slots\.page)|game-rules\/src\/slots\/(pick|cells))/,
  includeDependenciesRecursively: false,
};

/**
 * What every game needs at once, whether it is played alone or at a table, React included, and the small things it is made
 * of: in one piece it is smaller, and a browser that takes six files at a time has it sooner.
 */
const FRAME = {
  name: 'frame',
  test: new RegExp(
    [
      'page/(page\\.css|frame/(?!panels/|free/)|open-game|game/(?!show-factor|useMotionTime|useProgress)|generated/mechanic-pages|platform/(?!ask-first|boot|calls|client-seed|device-words))',
      'packages/(money/src|exact/src/fraction|clock/src/durations|texts/src/(create-text|text-group|generated/load/arcade\\.)|game-rules/src/(read|stakes))',
      'node_modules/(react|react-dom|scheduler|clsx)/',
      'rolldown/runtime',
      'vite/preload-helper',
    ].join('|'),
  ),
  includeDependenciesRecursively: false,
};

/** What is asked of the service before the page itself has come. */
const FIRST = {
  name: 'first',
  test: /page\/(first-calls|platform\/(ask-first|boot|calls|client-seed))\.ts/,
  includeDependenciesRecursively: false,
};

/** The page that all games share, built beside the service, which renders its document and finds it by the manifest. */
export default defineConfig({
  base: '/page/',
  plugins: [react(), precompileTexts(), compileEarly(['frame', 'reels'])],
  build: {
    outDir: 'dist/page',
    assetsDir: 'assets',
    target: 'es2022',
    manifest: true,
    modulePreload: {
      polyfill: false,
      // The document preloads the scripts of its mechanic, so the page need not list them; what a mechanic loads on
      // request needs little beyond what is there.
      resolveDependencies: (file, needed, { hostId }) =>
        file.includes('.page-') || !hostId.includes('main-')
          ? needed.filter((each) => each.endsWith('.css'))
          : needed,
    },
    // Fonts stay separate files: the policy allows none inside a style sheet.
    assetsInlineLimit: 0,
    rollupOptions: {
      input: ['src/page/first-calls.ts', 'src/page/main.tsx'],
      // The largest mechanic is one chunk, although what opens over its reels shares parts of it.
      output: { codeSplitting: { groups: [FIRST, REELS, FRAME] } },
    },
  },
});
