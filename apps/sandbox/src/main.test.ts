import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const PROGRAM = join(import.meta.dirname, '..', 'dist', 'main.js');

function run(env: Record<string, string>): ChildProcess {
  return fork(PROGRAM, { env: { PATH: process.env.PATH, ...env }, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
}

test('the process reports its addresses to its parent and ends with it', async () => {
  const child = run({ SANDBOX_PORT: '0' });
  const [{ origin, environment }] = await once(child, 'message');
  expect(environment).toContainEqual({ SMS_GATEWAY_URL: `${origin}/sms` });
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  const other = run({ SANDBOX_PORT: new URL(origin).port });
  expect(await text(other.stderr as Readable)).toBe(
    `SANDBOX_PORT: ${new URL(origin).port} is in use by another program\n`,
  );
  const ended = once(child, 'exit');
  child.disconnect();
  expect(await ended).toEqual([0, null]);
});

test('the process does not start in production', async () => {
  const child = run({ SANDBOX_PORT: '0', NODE_ENV: 'production' });
  expect(await once(child, 'exit')).toEqual([1, null]);
});
