import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { LOTTERY_BASE } from '../../packages/contract/src/values/site-paths.ts';
import { precompileTexts } from '../../packages/texts/src/precompile.ts';
import { compileEarly } from '../../tools/vite/compile-early.ts';

/** What plays of all families are worked out with: while the page itself is still loading. */
const RULES =
  /packages\/(exact|lottery-rules\/src\/(mechanisms\/(?!linked|pick)|money|odds|play|selection|families\/(digits|draws|family|zodiac)))/;

/** What the bet page draws with, whatever the family and the skin. */
const PAGE = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|zustand|clsx)/',
    'packages/(money|texts/src/(create-text|formats|lottery-plays))',
    'packages/ui/src/(?!dialogs/(Confirm)?Dialog|forms/(Field|FormMessage|Switch|TextField)|Section)',
    'packages/lottery-rules/src/families/[a-z0-9]+/[a-z0-9]+\\.(lots|numbers|waves|zodiac)\\.ts',
    'apps/lottery/src/(app|parts|platform)/',
    'apps/lottery/src/pages/(BetPage|skins|views)',
    'apps/lottery/src/features/betting/(?!boards|chase|classic|slip|stake|placing/(?!last)|plays/Play)',
    'apps/lottery/src/features/(draws/(motion/(DrawStage|motion\\.rules|useFreshDraw)|results/LastPrizes)|lobby/(RegionTabs|useLotteries))',
    'apps/lottery/src/features/trends/(play-omissions|use(Play|TrendRes))',
  ].join('|'),
);

/** The lottery page, which the site shows in a frame; the server renders its document and finds it by the manifest. */
export default defineConfig({
  base: LOTTERY_BASE,
  plugins: [react(), precompileTexts(), compileEarly(['page', 'rules', 'main'])],
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
            // What asks first is small, the page one file, and what all families are played by another.
            { name: 'initial', tags: ['$initial'], priority: 3 },
            { name: 'rules', test: RULES, priority: 2 },
            { name: 'page', test: PAGE, priority: 1 },
            { name: 'picks', test: /lottery-rules\/src\/mechanisms\/(linked|pick)/ },
            { name: 'dialogs', test: /packages\/ui\// },
            { name: 'digits', test: /lottery-rules\/src\/families\/(ssc|d3|digit)/ },
            { name: 'distinct', test: /lottery-rules\/src\/families\/(11x5|pk10|distinct)/ },
          ],
        },
      },
    },
  },
});
