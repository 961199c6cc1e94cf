import type { ThemeMode } from '@parlour/contract/values/system';
import { LANGUAGE_NAMES, type Language } from '@parlour/texts/languages';
import type { Messages } from '@parlour/texts/text-group';
import { create } from 'zustand';
import { deviceStorage } from './device/storage.ts';
import { forgetAllRestored } from './routes/useRestoredState.ts';
import { loadTexts } from './texts/texts.tsx';
import { tintBrowser } from './theme/theme.ts';

type Preferences = {
  language: Language;
  messages: Messages;
  /** Null: the device's preference, or else the brand's. */
  theme: ThemeMode | null;
  isBalanceHidden: boolean;
};

/** What the visitor chose. `openSite` fills it before anything is drawn. */
export const usePreferences = create<Preferences>(() => ({
  language: 'EN',
  messages: {},
  theme: null,
  isBalanceHidden: false,
}));

/** Texts and language change together, so that a page never mixes two languages. */
export async function switchLanguage(language: Language): Promise<void> {
  const messages = await loadTexts(language);
  deviceStorage.write('PARLOUR_LANGUAGE', language);
  document.documentElement.lang = LANGUAGE_NAMES[language].tag;
  forgetAllRestored();
  usePreferences.setState({ language, messages });
}

export function switchTheme(theme: ThemeMode): void {
  deviceStorage.write('PARLOUR_THEME', theme);
  document.documentElement.dataset.theme = theme;
  usePreferences.setState({ theme });
  tintBrowser();
}

export function switchBalance(isHidden: boolean): void {
  deviceStorage.write('PARLOUR_BALANCE_HIDDEN', isHidden);
  usePreferences.setState({ isBalanceHidden: isHidden });
}

/** The theme shown now, chosen or not. */
export function currentTheme(chosen: ThemeMode | null): ThemeMode {
  if (chosen) return chosen;
  return getComputedStyle(document.documentElement).colorScheme === 'light' ? 'light' : 'dark';
}

/** The remembered language if the brand offers it, or else the document's. */
export function chooseLanguage(offered: readonly Language[], documentLanguage: Language): Language {
  const remembered = deviceStorage.read('PARLOUR_LANGUAGE');
  return remembered && offered.includes(remembered) ? remembered : documentLanguage;
}
