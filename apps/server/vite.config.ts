import { defineConfig } from 'vite';

/**
 * Builds the server as JavaScript: our packages are bundled, packages from the registry are not, except what hashes in
 * `packages/fairness` and makes ids in `packages/clock`: from here those names would resolve to older versions.
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
