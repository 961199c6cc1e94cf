import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompileTexts } from '../../packages/texts/src/precompile.ts';

const REELS = {
  name: 'reels',
  test: /page\/slots\/(?!info\/|slots\.page)/,
  includeDependenciesRecursively: false,
};

/** What every game needs at once, whether it is played alone or at a table: in one piece it is smaller. */
const FRAME = {
  name: 'frame',
  test: /page\/(frame\/(?!panels\/|free\/)|game\/(?!mechanics|show-factor|useMotionTime|useProgress)|platform\/(?!client-seed|device-words))/,
  includeDependenciesRecursively: false,
};

/** The page that all games share, built beside the service, which renders its document and finds it by the manifest. */
export default defineConfig({
  base: '/page/',
  plugins: [react(), precompileTexts()],
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
      input: 'src/page/main.tsx',
      // The largest mechanic is one chunk, although what opens over its reels shares parts of it.
      output: { codeSplitting: { groups: [REELS, FRAME] } },
    },
  },
});
