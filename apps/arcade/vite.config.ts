import { defineConfig } from 'vite';

/**
 * The service as JavaScript: our own packages inside, everything from the registry outside, but for the hashes of
 * `packages/fairness`, whose name would lead to an older version from here.
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
    rollupOptions: { input: { main: 'src/main.ts', arcade: 'src/arcade.ts' } },
  },
});
