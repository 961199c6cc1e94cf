import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { LOTTERY_BASE } from '../../packages/contract/src/values/site-paths.ts';
import { precompileTexts } from '../../packages/texts/src/precompile.ts';

/** The lottery page, which the site shows in a frame; the server renders its document and finds it by the manifest. */
export default defineConfig({
  base: LOTTERY_BASE,
  plugins: [react(), precompileTexts()],
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    // Fonts stay files of their own: the policy allows none inside a style sheet.
    assetsInlineLimit: 0,
    rollupOptions: {
      input: 'src/main.tsx',
      output: {
        // What the first page needs comes in one file; left alone, each part that a later page uses too is one more.
        codeSplitting: { groups: [{ name: 'initial', tags: ['$initial'] }] },
      },
    },
  },
});
