/**
 * `npm run --silent verify -- draws.json`: recomputes the draws, the rounds or the wheel's turns of a file, without a
 * database, a server or a build. Prints a JSON list in the file's order: of draws commitments and numbers, and whether the
 * external value is what its source says; of rounds hashes, outcomes and what came back, of turns hashes, numbers and
 * sectors. On a bad file, or where an external value is wrong, one line on stderr.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { InvalidInput, reproduceDraws, reproduceTurns } from '../packages/fairness/src/index.ts';
import { readListWith, reproduceRounds } from './verify-rounds.ts';

const USAGE = 'usage: npm run --silent verify -- draws.json (or rounds.json, turns.json)';
const FILE_BYTES_MAX = 256 * 1024 * 1024;

if (process.argv[1] === import.meta.filename) {
  const { status, stdout, stderr } = await verify(process.argv.slice(2));
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = status;
}

export async function verify(args: string[]): Promise<{ status: number; stdout: string; stderr: string }> {
  try {
    const json = readTextFile(args);
    const found = await reproduce(json);
    const wrong = found.findIndex((own) => 'external' in own && own.external === 'wrong');
    const stderr = wrong < 0 ? '' : `draw ${wrong + 1}: the external value is not what its source says\n`;
    return { status: wrong < 0 ? 0 : 1, stdout: `${JSON.stringify(found)}\n`, stderr };
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    // Text quoted from the file may contain line ends or worse.
    return { status: 1, stdout: '', stderr: `${error.message.replace(/\p{Cc}+/gu, ' ')}\n` };
  }
}

/** Rounds name their mechanic and turns the weights of their wheel, which draws have not. */
async function reproduce(json: string): Promise<object[]> {
  const rounds = readListWith('mechanic', json);
  if (rounds) return reproduceRounds(rounds);
  const turns = readListWith('weights', json);
  return turns ? reproduceTurns(turns) : reproduceDraws(json);
}

function readTextFile([path, ...others]: string[]): string {
  if (path === undefined || others.length > 0) throw new InvalidInput(USAGE);
  // npm runs scripts in the project's folder; a relative path is meant from where the command was typed.
  const bytes = readBytes(resolve(process.env.INIT_CWD ?? '', path));
  if (bytes.length > FILE_BYTES_MAX) throw new InvalidInput(`${path} is larger than ${FILE_BYTES_MAX} bytes`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new InvalidInput(`${path} is no UTF-8 text`);
  }
}

function readBytes(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new InvalidInput(
      code === 'ENOENT' ? `there is no file ${path}` : `${path} cannot be read (${code})`,
    );
  }
}
