import { randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';

/**
 * Starts the house vendor in this process and points the platform to it, unless another one is configured. In
 * production it runs alone (`npm run start:arcade`), and both sides are configured with each other.
 * @param {{ program: string }} needs
 */
export async function startArcade({ program }) {
  if (process.env.NODE_ENV === 'production' || process.env.ARCADE_URL) return;
  process.env.ARCADE_ONBOARDING_TOKEN ||= randomBytes(24).toString('base64url');
  const { startArcade: start } = await import(pathToFileURL(program).href);
  try {
    const arcade = await start(process.env);
    process.env.ARCADE_URL = arcade.origin;
    console.log(`The arcade's games are at ${arcade.origin}`);
    // On shutdown only the platform is waited for; the arcade's work is safe at any moment.
    for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void arcade.close());
  } catch (error) {
    // A setting to fix, reported in one line; its class is inside the build.
    if (!(error instanceof Error) || error.constructor.name !== 'ConfigError') throw error;
    console.error(error.message);
    process.exit(1);
  }
}
