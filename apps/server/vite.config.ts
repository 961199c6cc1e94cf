import { defineConfig } from 'vite';

/**
 * The server as JavaScript: our own packages inside, everything from the registry outside. The hashes of
 * `packages/fairness` go inside too: from here the name would lead to another, older version of them.
 */
export default defineConfig({
  ssr: { noExternal: [/^@parlour\//, /^@noble\/hashes/] },
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
