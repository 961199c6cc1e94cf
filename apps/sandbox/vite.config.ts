import { defineConfig } from 'vite';

/** The sandbox as JavaScript: our own packages inside, everything from the registry outside; its pages are read as they are. */
export default defineConfig({
  ssr: { noExternal: [/^@parlour\//] },
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
