import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** Builds a reference into the given folder: `main`, a React page with one heading, or `canvas`, one with a board. */
const [outDir = '', page = 'main'] = process.argv.slice(2);
const TITLES = { main: 'A page that says one thing', canvas: 'Spin' };
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
      input: join(import.meta.dirname, `${page}.tsx`),
      output: { entryFileNames: 'assets/main.js' },
    },
  },
});
writeFileSync(
  join(outDir, 'index.html'),
  `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${TITLES[page]}</title></head>
<body><div id="root"></div><script type="module" src="/assets/main.js"></script></body>
</html>
`,
);
