import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync } from 'node:fs';
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
    const child = holdElsewhere(folder);
    await once(child.stdout, 'data');
    await expect(lockFolder(folder)).rejects.toThrow('in use');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(readdirSync(folder)).toHaveLength(1);
    await (await lockFolder(folder))();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('goes to exactly one of many processes that find it abandoned, repeatedly', async () => {
    const folder = newFolder();
    const child = holdElsewhere(folder);
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    for (let round = 0; round < 20; round += 1) {
      const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
      const held = outcomes.filter((outcome) => outcome.status === 'fulfilled');
      expect(held).toHaveLength(1);
      for (const { value: unlock } of held) await unlock();
    }
  });

  test('goes to one of several processes', async () => {
    const folder = newFolder();
    const children = Array.from({ length: 4 }, () => holdElsewhere(folder));
    const said = await Promise.all(
      children.map(async ({ stdout }) => String((await once(stdout, 'data'))[0]).trim()),
    );
    expect(said.sort()).toEqual(['held', 'refused', 'refused', 'refused']);
    for (const child of children) child.kill('SIGKILL');
  });

  test('stays with a process that hangs', async () => {
    const folder = newFolder();
    const child = holdElsewhere(folder);
    await once(child.stdout, 'data');
    child.kill('SIGSTOP');
    await expect(lockFolder(folder)).rejects.toThrow('in use');
    child.kill('SIGKILL');
  });

  test('says so when the path is too long for a socket', async () => {
    await expect(lockFolder(join(newFolder(), 'x'.repeat(120)))).rejects.toThrow(
      /^DATA_DIR: the path is too long/,
    );
  });
});

/** A separate process that takes the lock, says whether it has it, and stays. */
function holdElsewhere(folder: string) {
  const lock = JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'));
  const script = `const { lockFolder } = await import(${lock});
    await lockFolder(${JSON.stringify(folder)}).then(() => console.log('held'), () => console.log('refused'));
    setInterval(() => {}, 1000);`;
  return spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}
