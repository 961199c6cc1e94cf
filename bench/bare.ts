import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Starts the reference: a bare Fastify route that parses its body. */
export async function startBare(): Promise<{ url: string; end(): void }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-parse-server.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const port = await new Promise<string>((resolve) =>
    child.stdout.once('data', (chunk) => resolve(String(chunk).trim())),
  );
  return { url: `http://127.0.0.1:${port}/bet`, end: () => void child.kill('SIGTERM') };
}
