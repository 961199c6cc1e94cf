import { CallRefused, type ConsoleClient, createConsoleClient } from '@parlour/client/console';
import { createContext, use } from 'react';
import type { Boot } from './boot.ts';
import { type Clock, deviceClock } from './clock.ts';
import { usePreferences } from './preferences.store.ts';
import { markSessionEnded, useSession } from './session.store.ts';

export type Console = Boot & { client: ConsoleClient; clock: Clock };

const ConsoleContext = createContext<Console | null>(null);
export const ConsoleProvider = ConsoleContext;

export function useConsole(): Console {
  const opened = use(ConsoleContext);
  if (!opened) throw new Error('there is no console around this component');
  return opened;
}

export function createConsole(boot: Boot): Console {
  const client = createConsoleClient({
    merchant: () => usePreferences.getState().brand,
    language: () => usePreferences.getState().language,
    token: () => useSession.getState().token,
  });
  return { client: watchSession(client), clock: deviceClock, ...boot };
}

/** Handles an ended session in one place for all calls. */
function watchSession(client: ConsoleClient): ConsoleClient {
  const domains = Object.entries(client).map(([domain, calls]) => [
    domain,
    Object.fromEntries(
      Object.entries(calls as Record<string, (input?: unknown) => Promise<unknown>>).map(([name, call]) => [
        name,
        (input?: unknown) => call(input).catch(noteEnd),
      ]),
    ),
  ]);
  return Object.fromEntries(domains) as ConsoleClient;
}

function noteEnd(error: unknown): never {
  if (error instanceof CallRefused && error.code === 'not_logged_in') markSessionEnded();
  throw error;
}
