import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildScript } from '../../tools/test-scripts.mjs';
import { CAPTCHA } from '../start-server.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

type Answer = { id: number; value?: unknown; error?: string };
type Ports = { site: number; console: number };

/** A server of its own, whose clock can be moved: the shared one is used by other tests at the same time. */
export async function serveDays() {
  const child = spawn(
    process.execPath,
    [
      `--import=${pathToFileURL(join(root, 'tools', 'quick-keys.mjs'))}`,
      buildScript('promotions/serve-days.ts'),
    ],
    {
      cwd: root,
      env: { PATH: process.env.PATH, CAPTCHA_FIXED: CAPTCHA },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  const end = ended(child);
  // Only whoever waits for an answer is told.
  end.catch(() => {});
  const waiting = new Map<number, (answer: Answer) => void>();
  child.on('message', (answer: Answer) => waiting.get(answer.id)?.(answer));
  const answerTo = (id: number) =>
    Promise.race([new Promise<Answer>((resolve) => waiting.set(id, resolve)), end]);
  let calls = 0;

  async function ask<Value>(deed: string, about?: unknown): Promise<Value> {
    calls += 1;
    const answer = answerTo(calls);
    child.send({ id: calls, deed, about });
    const { value, error } = await answer;
    if (error !== undefined) throw new Error(error);
    return value as Value;
  }

  const { site, console: desk } = (await answerTo(0)).value as Ports;
  return {
    site: `http://localhost:${site}`,
    console: `http://localhost:${desk}`,
    now: () => ask<number>('now'),
    /** To so long before the end of the brand's day. */
    untilEnd: (ms: number) => ask<number>('untilEnd', ms),
    /** Time passes; whatever is due by then has been done. */
    pass: (ms: number) => ask<number>('pass', ms),
    addMember: (account: string) => ask('addMember', account),
    deposit: (account: string, amount: string) => ask('deposit', { account, amount }),
    /** A round at a slot that pays nothing. */
    play: (account: string, staked: string) => ask('play', { account, staked }),
    provePhone: (account: string) => ask('provePhone', account),
    async stop() {
      const exited = once(child, 'exit');
      child.disconnect();
      await exited;
    },
  };
}

export type Days = Awaited<ReturnType<typeof serveDays>>;

async function ended(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'exit');
  throw new Error(`The server of days ended (exit code ${code})`);
}
