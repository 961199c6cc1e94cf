import { defineConfig } from 'vite';

/**
 * The server as JavaScript: our own packages inside, everything from the registry outside. What makes hashes in
 * `packages/fairness` and ids in `packages/clock` goes inside too: from here the names would lead to older versions.
 */
export default defineConfig({
  ssr: { noExternal: [/^@parlour\//, /^@noble\/hashes/, 'uuid'] },
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
