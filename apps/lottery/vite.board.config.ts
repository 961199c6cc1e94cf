import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompileTexts } from '../../packages/texts/src/precompile.ts';

/** The bet page for the server, which writes it into the document. Complete in itself: the server has no React. */
export default defineConfig({
  plugins: [react(), precompileTexts()],
  ssr: { noExternal: true },
  // Of React, without what is for developers.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ssr: 'src/app/write-board.tsx',
    outDir: 'dist/board',
    target: 'node20',
    minify: true,
  },
});
