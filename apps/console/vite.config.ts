import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompileTexts } from '../../packages/texts/src/precompile.ts';

export default defineConfig({
  base: '/',
  plugins: [react(), precompileTexts()],
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    target: 'es2022',
    // The server renders the document and finds the entry's files in the manifest.
    manifest: true,
    modulePreload: { polyfill: false },
    // Fonts stay files of their own: the policy allows none inside a style sheet.
    assetsInlineLimit: 0,
    // Operators open it on a desk; what is rarely needed (charts, the editor) is loaded on use.
    chunkSizeWarningLimit: 1_500,
    rollupOptions: { input: 'src/main.tsx' },
  },
});
