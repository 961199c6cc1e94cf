import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startArcade } from './arcade.mjs';
import { buildWhatIsNotBuilt } from './build.mjs';
import { startSandbox } from './sandbox.mjs';

const APPS = join(import.meta.dirname, '..', 'apps');

buildWhatIsNotBuilt();
const isServing = process.argv.slice(2).every((word) => word === '--lan' || word === '--demo-traffic');
if (isServing) {
  await startSandbox({ program: join(APPS, 'sandbox', 'dist', 'main.js') });
  await startArcade({ program: join(APPS, 'arcade', 'dist', 'arcade.js') });
}
await import(pathToFileURL(join(APPS, 'server', 'dist', 'main.js')).href);
// A start leaves some 50 MB behind, which V8 would only collect once it needed as much again.
globalThis.gc?.();
