import type { Game, HotMatch, VendorEntry } from '@parlour/client';
import { useCallback } from 'react';
import { navigate } from '../../../platform/routes/place.store.ts';
import { loginPath } from '../../../platform/session/session.rules.ts';
import { sessionToken } from '../../../platform/session/session.store.ts';
import { knownVendors } from '../useCatalogue.ts';
import { launchPath, type Wanted } from './launch.rules.ts';

/** The part of a title that a launch needs. */
type Launchable = Pick<
  Game,
  'gameType' | 'vassalage' | 'gameId' | 'nodeId' | 'gameCode' | 'gameGroupId' | 'lottoMode'
>;

/**
 * Opens the pressed title. The page with the frame does the waiting, so that a press is answered at once; visitors log
 * in first.
 */
export function useLaunch() {
  const launch = useCallback((wanted: Wanted) => {
    const path = launchPath(wanted, knownVendors());
    navigate(sessionToken() ? path : loginPath(path));
  }, []);
  const launchGame = useCallback(
    (game: Launchable) => launch({ category: game.gameType, vendor: game.vassalage, game }),
    [launch],
  );
  const launchVendor = useCallback(
    ({ gameCategory, vassalage }: VendorEntry) => launch({ category: gameCategory, vendor: vassalage }),
    [launch],
  );
  const launchMatch = useCallback(
    ({ vendor, roomId, nodeId }: HotMatch) =>
      launch({
        category: 'SPORTS',
        vendor,
        game: { gameId: roomId, nodeId, gameCode: roomId, gameGroupId: null, lottoMode: '' },
      }),
    [launch],
  );
  return { launchGame, launchVendor, launchMatch };
}
