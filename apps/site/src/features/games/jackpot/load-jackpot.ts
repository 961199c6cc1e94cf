import { jackpotTexts } from '@parlour/texts/load/jackpot';
import { loadPart } from '../../../platform/loading/load-screen.ts';
import { usePreferences } from '../../../platform/preferences.store.ts';

/** The winners on home with their texts; home does not wait for them. */
export const loadWinners = () => loadWithWords(() => import('../winners/HomeWinners.tsx'));

export const loadBanner = () => loadWithWords(() => import('./JackpotBanner.tsx'));

function loadWithWords<Module>(load: () => Promise<Module>): Promise<Module> {
  return loadPart(async () => {
    const { language } = usePreferences.getState();
    const [module] = await Promise.all([load(), jackpotTexts.load(language)]);
    return module;
  });
}
