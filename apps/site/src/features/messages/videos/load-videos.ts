import { videosTexts } from '@parlour/texts/load/videos';
import { loadPart } from '../../../platform/loading/load-screen.ts';
import { usePreferences } from '../../../platform/preferences.store.ts';

/** The videos of home with their texts; home does not wait for them. */
export const loadVideos = () =>
  loadPart(async () => {
    const { language } = usePreferences.getState();
    const [module] = await Promise.all([import('./HomeVideos.tsx'), videosTexts.load(language)]);
    return module;
  });
