import { expect, it } from 'vitest';
import { loadScreen } from './load-screen.ts';

function failing(times: number, reopen?: () => Promise<boolean>) {
  const reported: unknown[] = [];
  const waits: number[] = [];
  let left = times;
  const loading = loadScreen({
    load: async () => {
      left -= 1;
      if (left >= 0) throw new Error('no network');
      return 'screen';
    },
    report: (error) => reported.push(error),
    wait: async (ms) => void waits.push(ms),
    ...(reopen ? { reopen } : {}),
  });
  return { loading, reported, waits };
}

it('a screen that fails to load is logged and tried again, ever more patiently', async () => {
  const { loading, reported, waits } = failing(3);
  await expect(loading).resolves.toBe('screen');
  expect(reported).toHaveLength(3);
  expect(waits).toEqual([1_000, 2_000, 4_000]);
});

it('a screen that never loads is given up after the last try', async () => {
  await expect(failing(99).loading).rejects.toThrow('no network');
});

it('a page that fails again is opened anew where it can be, and otherwise tried on', async () => {
  let asked = 0;
  const { loading, waits } = failing(3, async () => {
    asked += 1;
    return false;
  });
  await expect(loading).resolves.toBe('screen');
  expect([asked, waits]).toEqual([2, [1_000, 2_000, 4_000]]);

  const reopened = failing(99, async () => true);
  const isDone = await Promise.race([
    reopened.loading.then(() => true),
    new Promise((resolve) => setTimeout(resolve, 50, false)),
  ]);
  expect([isDone, reopened.waits]).toEqual([false, [1_000]]);
});
