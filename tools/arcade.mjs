import { randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';

/**
 * Starts the house vendor in this process and leads the platform there, unless somebody has chosen another one. In
 * production it runs alone (`npm run start:arcade`), and both sides are told of each other.
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
    // Whoever ends the process waits for the platform; what the arcade has begun is safe at any moment.
    for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void arcade.close());
  } catch (error) {
    if (!(error instanceof Error) || !/^[A-Z_]+: /.test(error.message)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
