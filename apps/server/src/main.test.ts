import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { seal } from '@parlour/client/seal';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { copyServedFolder } from './testing/databases/served-folder.ts';
import { freePort, runServer, type ServerProcess, startServer } from './testing/process.ts';

const WAIT = { timeout: 60_000, interval: 20 };
const newFolder = () => mkdtempSync(join(tmpdir(), 'parlour-main-'));
const valueAt = async (url: string) => ((await (await fetch(url)).json()) as { value: never }).value;

const postSealed = (origin: string, body: string) =>
  fetch(`${origin}/wps/system/key/check`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/jose' },
  });

/** The head of a call and half of its body, which the server has begun to read. */
async function beginCall({ origin }: ServerProcess) {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.on('error', () => {});
  const head = ['Host: x', 'Content-Type: application/jose', 'Content-Length: 10', 'Expect: 100-continue'];
  socket.write(`POST /wps/system/key/check HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`);
  const [told] = await once(socket, 'data');
  expect(String(told)).toBe('HTTP/1.1 100 Continue\r\n\r\n');
  const answer = text(socket).catch(() => '');
  socket.write('{"half":');
  return { socket, answer };
}

describe('the process', () => {
  /** One after another, each for as many tests as it can serve: a start takes seconds. */
  let shared: ServerProcess;
  let sharedFolder: string;
  afterAll(() => shared?.child.kill('SIGKILL'));

  beforeAll(async () => {
    sharedFolder = await copyServedFolder();
    shared = await startServer({ DATA_DIR: sharedFolder });
  }, 180_000);

  test.each([
    ['PORT', 'eighty'],
    ['DATABASE_URL', 'oracle://nowhere'],
    ['MASTER_KEY', 'tiny'],
  ])('with a bad %s says so in one line, exits with 1 and touches nothing', async (name, value) => {
    const dataDir = join(newFolder(), 'data');
    const { code, output } = await runServer({ DATA_DIR: dataDir, [name]: value });
    expect(code).toBe(1);
    expect(output).toMatch(new RegExp(`^${name}: [^\\n]+\\n$`));
    expect(existsSync(dataDir)).toBe(false);
  });

  test.each([
    ['DATABASE_URL', 'postgres://nobody@127.0.0.1:9/nowhere'],
    ['REDIS_URL', 'redis://127.0.0.1:9'],
  ])('says so when nothing answers at %s', async (name, value) => {
    const { code, output } = await runServer({
      DATA_DIR: await copyServedFolder(),
      [name]: value,
      LOG_LEVEL: 'silent',
    });
    expect(code).toBe(1);
    expect(output).toMatch(new RegExp(`^${name}: no answer \\([^\\n]+\\)\\n$`));
  });

  test('refuses a word it does not know', async () => {
    const { code, output } = await runServer({ DATA_DIR: newFolder() }, ['--wan']);
    expect([code, output]).toEqual([
      1,
      '--wan: unknown; there are --lan, --demo-traffic, seed-demo, operator-create, master-key-rotate\n',
    ]);
  });

  test.each([
    { NODE_ENV: 'production', TRUSTED_PROXIES: 'none', CONSOLE_ORIGIN: 'none', MASTER_KEY: '5f'.repeat(32) },
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/nowhere' },
  ])('has no demo bots with %o, and touches nothing', async (env) => {
    const dataDir = join(newFolder(), 'data');
    const { code, output } = await runServer({ DATA_DIR: dataDir, ...env }, ['--demo-traffic']);
    expect(code).toBe(1);
    expect(output).toMatch(/^--demo-traffic: is for demonstrations[^\n]+\n$/);
    expect(existsSync(dataDir)).toBe(false);
  });

  test('serves the console on a port of its own and prints who can sign in to the demo', async () => {
    const { origin, consoleOrigin, output } = shared;
    expect(output()).toContain(`Operators work at http://localhost:${new URL(consoleOrigin).port}/`);
    expect(output()).toContain('Demo members: agent01, mary01, newbie01\n');
    expect(output()).toContain('Demo operators: admin, admin2, content, finance1, finance2, risk, support\n');
    const [, password = ''] = /all with the password (\S+) unless changed/.exec(output()) ?? [];
    const signIn = (from: string) =>
      fetch(`${consoleOrigin}/ops/session`, {
        method: 'POST',
        body: JSON.stringify({ name: 'finance1', password }),
        headers: { 'content-type': 'application/json', origin: from },
      });
    expect((await signIn(origin)).status).toBe(403);
    const signedIn = (await (await signIn(consoleOrigin)).json()) as { value: { me: object } };
    expect(signedIn.value.me).toMatchObject({ stage: 'ready', isDemo: true });
    expect((await fetch(`${origin}/ops/session`)).status).toBe(404);
  });

  test('creates an operator from the command line, and not while the folder is in use', async () => {
    const dataDir = await copyServedFolder();
    const create = (about: Record<string, string>) =>
      runServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...about }, ['operator-create']);
    const made = await create({ OPERATOR_NAME: 'Chief', OPERATOR_ROLES: 'admin, support@lantern' });
    expect(made.code).toBe(0);
    expect(made.output).toMatch(
      /^Operator chief was made\.\nOne-time password: [a-z2-9]{5}(-[a-z2-9]{5}){3}\n$/,
    );
    // operator-create.test.ts has the other refusals.
    expect(await create({})).toEqual({
      code: 1,
      output: 'OPERATOR_NAME: must be set where nobody can be asked\n',
    });
    expect((await create({ OPERATOR_NAME: 'late', DATA_DIR: sharedFolder })).output).toMatch(
      /^DATA_DIR: .* is in use by another process/,
    );
  });

  test('says when the port of its console is taken, before it touches anything', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const dataDir = join(newFolder(), 'data');
    const env = {
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      CONSOLE_PORT: String(port),
    };
    const { code, output } = await runServer(env);
    other.close();
    expect([code, output]).toEqual([1, `CONSOLE_PORT: ${port} is in use by another program\n`]);
    expect(existsSync(dataDir)).toBe(false);
  });

  test('says when its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const dataDir = join(newFolder(), 'data');
    const { code, output } = await runServer({ DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1' });
    other.close();
    expect([code, output]).toEqual([1, `PORT: ${port} is in use by another program\n`]);
    expect(existsSync(dataDir)).toBe(false);
  });

  test.each([
    ['a header that is none', 'GET /wps/system/status HTTP/1.1\r\nHost: x\r\nno colon here\r\n\r\n', 400],
    [
      'headers beyond all measure',
      `GET /wps/system/status HTTP/1.1\r\nHost: x\r\nX-Big: ${'x'.repeat(40_000)}\r\n\r\n`,
      431,
    ],
    ['something else altogether', 'HELO mail.example\r\n\r\n', 400],
    ['no host', 'GET /wps/system/status HTTP/1.1\r\nConnection: close\r\n\r\n', 200],
  ])('answers %s with an envelope and goes on', async (_what, text, status) => {
    const socket = connect(Number(new URL(shared.origin).port), '127.0.0.1');
    socket.end(text);
    const answer = Buffer.concat(await socket.toArray()).toString();
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain(status === 200 ? '"success":true' : '"success":false');
    expect((await fetch(`${shared.origin}/healthz`)).status).toBe(200);
  });

  test.each(['/etc/hostname', '/etc/hostname/below'])(
    'says so when DATA_DIR %s cannot be used',
    async (dataDir) => {
      const { code, output } = await runServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
      expect(code).toBe(1);
      expect(output).toMatch(/^DATA_DIR: [^\n]+ cannot be used \([A-Z]+\)\n$/);
    },
  );

  test('serves the demo brand, refuses a second process on its folder, and loses nothing to kill -9', async () => {
    const first = shared;
    const page = await fetch(`${first.origin}/m/home`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<title>Harbor</title>');
    const keys = (await valueAt(`${first.origin}/wps/system/key`)) as Parameters<typeof seal>[0]['keys'];
    const sealed = await seal({ keys, payload: {} });
    expect((await postSealed(first.origin, sealed)).status).toBe(200);

    const second = await runServer({ DATA_DIR: sharedFolder, PORT: String(await freePort()) });
    expect(second.code).toBe(1);
    expect(second.output).toMatch(
      /^DATA_DIR: .* is in use by another process; stop it, or choose another folder\n$/,
    );

    await first.end('SIGKILL');
    const again = await startServer({ DATA_DIR: sharedFolder });
    shared = again;
    expect(await valueAt(`${again.origin}/wps/system/key`)).toMatchObject({ keys: keys.keys });
    // The killed process had acknowledged this one, so it must still be there.
    expect((await postSealed(again.origin, sealed)).status).toBe(400);
    const another = await seal({ keys, payload: {} });
    expect((await postSealed(again.origin, another)).status).toBe(200);
    expect(await valueAt(`${again.origin}/wps/system/settings/consolidated`)).toMatchObject({
      merchantCode: 'harbor',
    });
  }, 180_000);

  test('on SIGTERM finishes what it has begun to answer, and waits for no connection opened ahead of need', async () => {
    const ahead = connect(Number(new URL(shared.origin).port), '127.0.0.1');
    await once(ahead, 'connect');
    const begun = await beginCall(shared);
    const ended = shared.end('SIGTERM');
    await vi.waitFor(() => expect(shared.output()).toContain('"stopping"'), WAIT);
    begun.socket.write('1}');
    expect(await begun.answer).toMatch(/^HTTP\/1\.1 400 .*"code":"bad_seal"/s);
    // After ten seconds it would be 1.
    expect(await ended).toBe(0);
    expect(readdirSync(sharedFolder).filter((name) => name.startsWith('lock'))).toEqual([]);
  });

  test('keeps its figures off the public port in production', async () => {
    const metricsPort = String(await freePort());
    shared = await startServer({
      DATA_DIR: sharedFolder,
      NODE_ENV: 'production',
      TRUSTED_PROXIES: 'none',
      CONSOLE_ORIGIN: 'none',
      METRICS_PORT: metricsPort,
    });
    expect((await fetch(`${shared.origin}/metrics`)).status).toBe(404);
    await valueAt(`${shared.origin}/wps/system/status`);
    const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(figures).toMatch(/http_request_seconds_count\{endpoint="system.status",status="200"\} 1/);
    expect(figures).toContain('nodejs_eventloop_lag_seconds');
    expect(figures).toContain('job_lag_seconds');
  }, 180_000);

  test('on SIGTERM ends within ten seconds of a client that dawdles', async () => {
    const { socket } = await beginCall(shared);
    const startedAt = performance.now();
    expect(await shared.end('SIGTERM')).toBe(1);
    expect(performance.now() - startedAt).toBeLessThan(20_000);
    socket.destroy();
  });
});
