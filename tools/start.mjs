import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWhatIsNotBuilt } from './build.mjs';

buildWhatIsNotBuilt();
await import(pathToFileURL(join(import.meta.dirname, '..', 'apps', 'server', 'dist', 'main.js')).href);
