import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** Builds the reference, a React page with one heading, into the given folder. */
const outDir = process.argv[2] ?? '';
await build({
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'warn',
  plugins: [react()],
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: join(import.meta.dirname, 'main.tsx'),
      output: { entryFileNames: 'assets/main.js' },
    },
  },
});
writeFileSync(
  join(outDir, 'index.html'),
  `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>A page that says one thing</title></head>
<body><div id="root"></div><script type="module" src="/assets/main.js"></script></body>
</html>
`,
);
