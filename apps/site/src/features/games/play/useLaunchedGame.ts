import { CallRefused, type Client } from '@parlour/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { currentTheme, usePreferences } from '../../../platform/preferences.store.ts';
import { useSite } from '../../../platform/site.ts';
import { type LaunchQuery, readLaunch } from './launch.rules.ts';

type Launched = Awaited<ReturnType<Client['games']['launchGame']>>;
type State =
  | { kind: 'opening' }
  | { kind: 'open'; launched: Launched }
  | { kind: 'refused'; refused: CallRefused }
  | { kind: 'unknown' };

/** Launches what the address asks for, once per opening of the page: a game's address works only once. */
export function useLaunchedGame(search: string) {
  const { client } = useSite();
  const [state, setState] = useState<State>({ kind: 'opening' });
  const rounds = useRef(0);
  const launch = useCallback(
    (query: LaunchQuery | null) => {
      rounds.current += 1;
      const round = rounds.current;
      const isCurrent = () => round === rounds.current;
      if (!query) return setState({ kind: 'unknown' });
      setState({ kind: 'opening' });
      const theme = currentTheme(usePreferences.getState().theme);
      client.games.launchGame({ query: { ...query, theme } }).then(
        (launched) => isCurrent() && setState({ kind: 'open', launched }),
        (error: unknown) => {
          if (!(error instanceof CallRefused)) return reportError(error);
          if (isCurrent()) setState({ kind: 'refused', refused: error });
        },
      );
    },
    [client],
  );
  useEffect(() => {
    // Deferred: React mounts a page twice in development, and a launch must not be repeated.
    const starting = setTimeout(() => launch(readLaunch(search)));
    return () => {
      clearTimeout(starting);
      rounds.current += 1;
    };
  }, [launch, search]);
  return { state, retry: () => launch(readLaunch(search)) };
}
