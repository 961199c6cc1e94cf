import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { LOTTERY_BASE } from '../../packages/contract/src/values/site-paths.ts';
import { precompileTexts } from '../../packages/texts/src/precompile.ts';

/** What the bet page draws with, whatever the family. */
const PAGE = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|zustand|clsx)/',
    'packages/(money|ui|texts/src/(create-text|formats|lottery-plays))',
    'packages/lottery-rules/src/(exact|mechanisms|money|odds|play|selection|families/(digits|family|marksix/marksix\\.(numbers|zodiac))\\.ts)',
    'apps/lottery/src/(parts|platform)/',
    'apps/lottery/src/features/(betting/(?!boards|chase|slip|placing/Plac)|trends/(play-omissions|use(Play|TrendRes)))',
  ].join('|'),
);

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
        // Left alone, each part that two later files share is a file of its own.
        codeSplitting: {
          groups: [
            // What asks first is small, and the page one file.
            { name: 'initial', tags: ['$initial'], priority: 2 },
            { name: 'page', test: PAGE, priority: 1 },
            { name: 'digits', test: /lottery-rules\/src\/families\/(ssc|d3|digit)/ },
            { name: 'distinct', test: /lottery-rules\/src\/families\/(11x5|pk10|distinct)/ },
          ],
        },
      },
    },
  },
});
