import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lockFolder } from './folder-lock.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'parlour-lock-'));

describe('the lock on a folder', () => {
  test('is held by one at a time and can be taken again after its release', async () => {
    const folder = newFolder();
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(/^DATA_DIR: .* is in use by another process/);
    await unlock();
    await (await lockFolder(folder))();
  });

  test('does not outlive a process that was killed', async () => {
    const folder = newFolder();
    const script = `require('node:net').createServer().listen(${JSON.stringify(join(folder, 'lock.sock'))}, () => console.log('held'))`;
    const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    await expect(lockFolder(folder)).rejects.toThrow('in use');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(existsSync(join(folder, 'lock.sock'))).toBe(true);
    await (await lockFolder(folder))();
  });

  test('goes to exactly one of many who find it abandoned', async () => {
    const folder = newFolder();
    const child = spawn(process.execPath, [
      '-e',
      `require('node:net').createServer().listen(${JSON.stringify(join(folder, 'lock.sock'))}, () => process.kill(process.pid, 'SIGKILL'))`,
    ]);
    await once(child, 'exit');
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('says so when the path is too long for a socket', async () => {
    await expect(lockFolder(join(newFolder(), 'x'.repeat(120)))).rejects.toThrow(
      /^DATA_DIR: the path is too long/,
    );
  });
});
