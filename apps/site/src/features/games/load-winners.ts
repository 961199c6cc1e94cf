import { loadScreen, waitOnDevice } from '../../platform/load-screen.ts';
import { usePreferences } from '../../platform/preferences.store.ts';
import { loadJackpotTexts } from './jackpot-text.ts';

/** The winners of home with their words: nobody waits for them. */
export function loadWinners() {
  return loadScreen({
    load: async () => {
      const { language } = usePreferences.getState();
      const [winners] = await Promise.all([import('./HomeWinners.tsx'), loadJackpotTexts(language)]);
      return winners;
    },
    report: reportError,
    wait: waitOnDevice,
  });
}
