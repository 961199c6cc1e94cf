import { lobbyTexts } from '@parlour/texts/load/lobby';
import { loadPage } from '../../../platform/loading/load-screen.ts';
import { usePreferences } from '../../../platform/preferences.store.ts';

/** The lobby with its words, after the first paint: what home shows above it needs neither. */
export function loadLobby() {
  return loadPage(async () => {
    const [lobby] = await Promise.all([
      import('./Lobby.tsx'),
      lobbyTexts.load(usePreferences.getState().language),
    ]);
    return lobby;
  });
}
