import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { makePrivateFolder } from './private-folder.ts';

const usual = process.umask();
const root = mkdtempSync(join(tmpdir(), 'parlour-private-'));
const rightsOf = (...path: string[]) => statSync(join(root, ...path)).mode & 0o777;
afterEach(() => {
  process.umask(usual);
  rmSync(root, { recursive: true, force: true });
});

test('what is in the folder, and what is written into it later, is readable by its owner alone', async () => {
  process.umask(0);
  const folder = join(root, 'data');
  mkdirSync(join(folder, 'old'), { recursive: true });
  writeFileSync(join(folder, 'old', 'hashes'), 'a', { mode: 0o666 });
  chmodSync(folder, 0o755);
  await makePrivateFolder(folder);
  mkdirSync(join(folder, 'new'));
  writeFileSync(join(folder, 'new', 'file'), 'a');
  for (const path of [[], ['old'], ['new']]) expect(rightsOf('data', ...path)).toBe(0o700);
  for (const path of [
    ['old', 'hashes'],
    ['new', 'file'],
  ])
    expect(rightsOf('data', ...path)).toBe(0o600);
});
