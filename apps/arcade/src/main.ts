import { ConfigError } from '@parlour/database/config-error';
import { startArcade } from './arcade.ts';

try {
  const arcade = await startArcade(process.env);
  process.stdout.write(`The arcade's games are at ${arcade.origin}\n`);
  const stop = () => {
    arcade.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
