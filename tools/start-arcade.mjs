import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWhatIsNotBuilt } from './build.mjs';

/** `npm run start:arcade`: the house vendor alone, as in production. */
buildWhatIsNotBuilt();
await import(pathToFileURL(join(import.meta.dirname, '..', 'apps', 'arcade', 'dist', 'main.js')).href);
