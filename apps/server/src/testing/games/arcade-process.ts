import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { SIGNATURE_HEADER } from '@parlour/wallet-protocol';
import { findProject } from '../../project.ts';
import { cleanEnvironment } from '../process.ts';

const STARTED = /games are at (http:\S+)/;
const READY_WITHIN_MS = 120_000;
const LOOK_EVERY_MS = 20;
export const ARCADE_TOKEN = 'a-token-for-tests';

/** The built arcade as a separate process. */
export async function startArcadeProcess(env: Record<string, string>) {
  const program = join(findProject(import.meta.dirname).root, 'apps', 'arcade', 'dist', 'main.js');
  const child: ChildProcess = spawn(process.execPath, [program], {
    env: cleanEnvironment({
      ARCADE_PORT: '0',
      LOG_LEVEL: 'error',
      ARCADE_ONBOARDING_TOKEN: ARCADE_TOKEN,
      ...env,
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      said += chunk;
    });
  const deadline = AbortSignal.timeout(READY_WITHIN_MS);
  while (!STARTED.test(said)) {
    if (child.exitCode !== null || deadline.aborted) throw new Error(`the arcade did not start: ${said}`);
    await sleep(LOOK_EVERY_MS);
  }
  return {
    origin: STARTED.exec(said)?.[1] ?? '',
    /** Killed without warning, like a power failure. */
    async kill(): Promise<void> {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** What happens to a call: `held` never arrives, `unanswered` arrives and its answer is lost. */
type Fate = 'passes' | 'held' | 'unanswered';

/** The connection between a vendor and the wallet, which a test can cut. */
export async function openLine(walletOrigin: string) {
  const fates = new Map<string, Fate>();
  const calls: string[] = [];
  const server = createServer((request, reply) => void carry(request, reply));

  async function carry(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const kind = request.url?.split('/').at(-1) ?? '';
    calls.push(kind);
    const fate = fates.get(kind) ?? 'passes';
    if (fate === 'held') return;
    const answer = await fetch(walletOrigin + request.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: String(request.headers[SIGNATURE_HEADER]),
      },
      body: new Uint8Array(body),
    });
    const text = await answer.text();
    if (fate === 'passes') reply.writeHead(answer.status).end(text);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    let: (kind: 'bet' | 'win' | 'rollback', fate: Fate) => fates.set(kind, fate),
    count: (kind: string) => calls.filter((call) => call === kind).length,
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
