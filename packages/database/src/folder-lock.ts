import { randomBytes } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { basename, join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigError } from './config-error.ts';

/** A unix socket's address is a fixed field; a longer path cannot be bound. */
const SOCKET_PATH_MAX_BYTES = 103;
const LOCK = /^lock-[0-9a-f]{8}\.sock$/;
/** A process that does not answer three times over is assumed to hold the folder; once, and it or we may be busy. */
const ANSWER_WITHIN_MS = 500;
const SILENT_TIMES_MAX = 3;
const ASK_AGAIN_MS = 20;
const ASK_TIMES_MAX = 500;

type Claim = 'claims' | 'holds';
/** `leaves`: it hung up, as a process does while it gives up; asking again settles it. */
type Other = { name: string; claim: Claim | 'leaves' };

/**
 * Makes this process the only user of the folder: two processes on one embedded database would corrupt it. The lock is
 * a listening socket, because the system closes it however the process ends. Every process listens on a name of its own
 * that is never reused, and only then looks at the others: of two, the later always sees the earlier. A process that
 * finds a holder gives up; among those that only claim, the first by name waits for the others to give up.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  let own = await claim(folder);
  for (let times = 0; times < ASK_TIMES_MAX; times += 1) {
    const names = (await readdir(folder)).filter((name) => LOCK.test(name));
    const others = await findOthers(folder, names, own.name);
    if (others.some((other) => isBefore(other, own.name))) break;
    if (!names.includes(own.name)) {
      // Another process asked between our bind and our listen, took us for dead, and has died itself since.
      await own.release();
      own = await claim(folder);
    } else if (others.length === 0) {
      own.hold();
      return own.release;
    } else await sleep(ASK_AGAIN_MS);
  }
  await own.release();
  throw new ConfigError(
    `DATA_DIR: ${folder} is in use by another process; stop it, or choose another folder`,
  );
}

const isBefore = (other: Other, own: string) =>
  other.claim === 'holds' || (other.claim === 'claims' && other.name < own);

/** Listens, and tells those who ask whether this is a claim or already the lock. */
async function claim(folder: string) {
  let state: Claim = 'claims';
  const path = socketPath(folder, `lock-${randomBytes(4).toString('hex')}.sock`);
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(state);
  });
  await listen(server, path);
  return {
    name: basename(path),
    hold: () => {
      state = 'holds';
    },
    release: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function socketPath(folder: string, name: string): string {
  const absolute = join(folder, name);
  const path =
    [absolute, relative(process.cwd(), absolute)].sort((a, b) => a.length - b.length)[0] ?? absolute;
  if (Buffer.byteLength(path) > SOCKET_PATH_MAX_BYTES)
    throw new ConfigError(
      `DATA_DIR: the path is too long for the lock (${SOCKET_PATH_MAX_BYTES} bytes at most)`,
    );
  return path;
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new ConfigError(`DATA_DIR: cannot lock the folder (${error.code})`)),
    );
    server.listen(path, () => {
      // The lock alone must not keep a process from ending.
      server.unref();
      resolve();
    });
  });
}

/** The other live processes. A socket that a killed process left behind answers nobody and is removed. */
async function findOthers(folder: string, names: string[], own: string): Promise<Other[]> {
  const others = await Promise.all(
    names.map(async (name) => {
      if (name === own) return null;
      const path = socketPath(folder, name);
      const answered = await ask(path);
      if (answered === null) await rm(path, { force: true });
      return answered && { name, claim: answered };
    }),
  );
  return others.filter((other) => other !== null);
}

/** Null: nobody is there any more. */
async function ask(path: string): Promise<Other['claim'] | null> {
  for (let times = 0; times < SILENT_TIMES_MAX; times += 1) {
    const answer = await askOnce(path);
    if (answer !== 'silent') return answer;
  }
  return 'holds';
}

function askOnce(path: string): Promise<Other['claim'] | 'silent' | null> {
  return new Promise((resolve) => {
    const socket = connect(path);
    let answer = '';
    socket.setTimeout(ANSWER_WITHIN_MS, () => {
      resolve('silent');
      socket.destroy();
    });
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code === 'ECONNREFUSED' || code === 'ENOENT' ? null : 'leaves'),
    );
    socket.once('close', () => resolve(answer === 'claims' || answer === 'holds' ? answer : 'leaves'));
  });
}
