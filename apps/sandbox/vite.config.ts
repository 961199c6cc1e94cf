import { defineConfig } from 'vite';

/** The sandbox as JavaScript, everything from the registry outside; its pages are read as they are. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
    rollupOptions: { input: { main: 'src/main.ts' } },
  },
});
