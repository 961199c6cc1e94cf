import { defineConfig } from 'vite';

/**
 * Builds the sandbox as JavaScript: our packages are bundled, packages from the registry are not; its pages are served
 * unbuilt.
 */
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
