import { jackpotTexts } from '@parlour/texts/load/jackpot';
import { lobbyTexts } from '@parlour/texts/load/lobby';
import { loadPage } from '../../../platform/loading/load-screen.ts';
import { usePreferences } from '../../../platform/preferences.store.ts';

/** Loads the lobby and its texts after the first paint: home shows nothing of it before. */
export function loadLobby() {
  return loadPage(async () => {
    const { language } = usePreferences.getState();
    const [lobby] = await Promise.all([
      import('./Lobby.tsx'),
      lobbyTexts.load(language),
      jackpotTexts.load(language),
    ]);
    return lobby;
  });
}
