import { fork } from 'node:child_process';
import { once } from 'node:events';

const DEFAULT_PORT = 8080;
const PORT_MAX = 65_535;

/**
 * Starts the sandbox beside the platform and points the platform to it, for everything not configured otherwise. Never
 * in production. It ends with this process, however this one ends.
 * @param {{ program: string, execArgv?: string[] }} needs
 */
export async function startSandbox({ program, execArgv = [] }) {
  const port = sandboxPort();
  if (process.env.NODE_ENV === 'production' || port === null) return;
  const child = fork(program, {
    execArgv,
    env: { ...process.env, SANDBOX_PORT: String(port) },
    // Otherwise both the terminal and npm would interrupt it before the platform has ended.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const told = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => null)]);
  // It has printed what is wrong.
  if (told === null) process.exit(1);
  /** @type {{ environment: Record<string, string>[] }} */
  const { environment } = told[0];
  for (const group of environment)
    if (Object.keys(group).every((name) => !process.env[name])) Object.assign(process.env, group);
  child.unref();
  child.channel?.unref();
}

/** The fourth port in a row, unless set. Null: PORT is not a number, which the platform will report. */
function sandboxPort() {
  const own = Number(process.env.SANDBOX_PORT || Number.NaN);
  if (!Number.isNaN(own)) return own;
  const first = Number(process.env.PORT || DEFAULT_PORT);
  if (!Number.isInteger(first) || first < 0) return null;
  return first === 0 || first + 3 > PORT_MAX ? 0 : first + 3;
}
