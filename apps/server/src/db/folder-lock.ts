import { rename, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join, relative } from 'node:path';
import { ConfigError } from '../config/config.ts';

/** A unix socket's address is a fixed field; a longer path cannot be bound. */
const SOCKET_PATH_MAX_BYTES = 103;

/**
 * Makes this process the only one that uses the folder: two on one embedded database would corrupt it.
 * The lock is a listening socket, because the system closes it however the process ends. The file a kill
 * leaves behind answers nobody and is cleared away; a process id could have been given to somebody else.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = socketPath(folder);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const server = await listen(path);
    if (server) return () => new Promise<void>((resolve) => server.close(() => resolve()));
    if (await isAlive(path)) throw inUse(folder);
    await clearAway(path);
  }
  throw inUse(folder);
}

const inUse = (folder: string) =>
  new ConfigError(`DATA_DIR: ${folder} is in use by another process; stop it, or choose another folder`);

function socketPath(folder: string): string {
  const absolute = join(folder, 'lock.sock');
  const path =
    [absolute, relative(process.cwd(), absolute)].sort((a, b) => a.length - b.length)[0] ?? absolute;
  if (Buffer.byteLength(path) > SOCKET_PATH_MAX_BYTES)
    throw new ConfigError(
      `DATA_DIR: the path is too long for the lock (${SOCKET_PATH_MAX_BYTES} bytes at most)`,
    );
  return path;
}

function listen(path: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(new ConfigError(`DATA_DIR: cannot lock the folder (${error.code})`));
    });
    server.listen(path, () => {
      // The lock alone must not keep a process from ending.
      server.unref();
      resolve(server);
    });
  });
}

function isAlive(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EAGAIN'));
  });
}

/**
 * Two processes may find the same dead socket. Moving it aside first means that each removes only what it
 * moved; if that turns out to be alive after all (the other was faster), it is put back.
 */
async function clearAway(path: string): Promise<void> {
  const aside = `${path}.${process.pid}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (await isAlive(aside)) await rename(aside, path);
  else await rm(aside, { force: true });
}
