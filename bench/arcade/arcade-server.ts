import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { TITLES } from '../../apps/arcade/src/catalogue/titles.ts';
import { cleanEnvironment, freePort } from '../../apps/server/src/testing/process.ts';
import { startArcadeOperator } from '../../e2e/arcade/arcade-operator.ts';
import { ONBOARDING_TOKEN } from '../../e2e/start-server.ts';
import { buildWhatIsNotBuilt } from '../../tools/build.mjs';
import { PRODUCTION } from '../production.ts';

/** One purse pays for everybody: a thousand at one table lose in some rounds. */
const BALANCE = 10_000_000_00n * 1_000n;
const STARTED = 'games are at';
/** Lines of the log that tell of an error. */
const FAILED = /^\{"level":(50|60),/;

const BUILT = [join(import.meta.dirname, '../../apps/arcade/dist/main.js')];

type Options = { env?: Record<string, string>; program?: readonly string[] };

/** The arcade as in production, or another program that starts it, and an operator with players who have money. */
export async function startBenchArcade({ env = {}, program = BUILT }: Options = {}) {
  buildWhatIsNotBuilt({ apps: ['arcade'] });
  const port = String(await freePort());
  const child = spawn(process.execPath, program, {
    env: cleanEnvironment({
      ...PRODUCTION,
      HOST: '127.0.0.1',
      ARCADE_PORT: port,
      DATA_DIR: mkdtempSync(join(tmpdir(), 'parlour-bench-')),
      ARCADE_ONBOARDING_TOKEN: ONBOARDING_TOKEN,
      RATE_LIMIT_PER_MINUTE: '1000000000',
      ...env,
    }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve) => {
    const lines = createInterface({ input: child.stdout });
    lines.on('line', (line) => {
      if (line.includes(STARTED)) resolve();
      if (FAILED.test(line)) console.error(line);
    });
  });
  process.env.ARCADE_URL = `http://127.0.0.1:${port}`;
  const operator = await startArcadeOperator({ balance: BALANCE });
  return {
    pid: child.pid ?? 0,
    /** The address of a title for somebody who opens it for the first time. */
    async open(gameCode: string): Promise<string> {
      const title = TITLES.find(({ game_code: code }) => code === gameCode);
      if (!title) throw new Error(`there is no title ${gameCode}`);
      const user = `bench-${randomUUID()}`;
      return operator.gameUrl({ user, game_code: gameCode }, title.studio);
    },
    /** Bets and wins that the operator's wallet was sent. */
    walletCalls: () => operator.wallet.calls('bet').length + operator.wallet.calls('win').length,
    async end(): Promise<void> {
      await operator.close();
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
