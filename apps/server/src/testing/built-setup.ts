import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildWhatIsNotBuilt } from '../../../../tools/build.mjs';
import prepareServer from './server-setup.ts';

/** Before the tests that start real processes: these are the built ones. */
export default async function prepareBuilt(project: TestProject) {
  buildWhatIsNotBuilt({ compression: 'quick' });
  await prepareServer(project);
  const folder = mkdtempSync(join(tmpdir(), 'parlour-served-'));
  project.provide('servedFolder', join(folder, 'data'));
  return () => rmSync(folder, { recursive: true, force: true });
}
