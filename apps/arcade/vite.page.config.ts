import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompileTexts } from '../../packages/texts/src/precompile.ts';

/** The page that all games share, built beside the service, which renders its document and finds it by the manifest. */
export default defineConfig({
  base: '/page/',
  plugins: [react(), precompileTexts()],
  build: {
    outDir: 'dist/page',
    assetsDir: 'assets',
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    // Fonts stay separate files: the policy allows none inside a style sheet.
    assetsInlineLimit: 0,
    rollupOptions: { input: 'src/page/main.tsx' },
  },
});
