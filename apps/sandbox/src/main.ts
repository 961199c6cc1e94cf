import { startSandbox } from './sandbox.ts';

const DEFAULT_PORT = 8083;
const port = Number(process.env.SANDBOX_PORT || DEFAULT_PORT);

if (process.env.NODE_ENV === 'production') {
  process.stderr.write('NODE_ENV: the sandbox is not for production\n');
  process.exit(1);
}

try {
  const sandbox = await startSandbox({ port });
  const { origin, environment } = sandbox;
  process.send?.({ origin, environment });
  process.stdout.write(
    `SMS arrive at ${origin}/phone, mail at ${origin}/mail and payments at ${origin}/pay\n`,
  );
  const stop = () => {
    sandbox.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  // The terminal also interrupts the platform, which may still have something to send before it ends.
  process.on('SIGINT', process.send ? () => {} : stop);
  // The platform is gone, perhaps killed: nobody is left to serve.
  process.on('disconnect', () => process.exit(0));
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
  process.stderr.write(`SANDBOX_PORT: ${port} is in use by another program\n`);
  process.exit(1);
}
