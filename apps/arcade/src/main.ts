import { ConfigError } from '@parlour/database/config-error';
import { replaceArcadeKey, startArcade } from './arcade.ts';

const ROTATE = 'master-key-rotate';

try {
  const [word] = process.argv.slice(2);
  if (word !== undefined && word !== ROTATE) throw new ConfigError(`${word}: unknown; there is ${ROTATE}`);
  if (word === ROTATE) for (const line of await replaceArcadeKey(process.env)) say(line);
  else await serve();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function serve(): Promise<void> {
  const arcade = await startArcade(process.env);
  say(`The arcade's games are at ${arcade.origin}`);
  const stop = () => {
    arcade.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
