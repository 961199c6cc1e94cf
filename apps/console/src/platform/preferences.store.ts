import { create } from 'zustand';
import { type ConsoleLanguage, deviceStorage, type ThemeName } from './storage.ts';
import { LANGUAGES, loadTexts, type Messages } from './texts.tsx';

type Preferences = {
  language: ConsoleLanguage;
  messages: Messages;
  theme: ThemeName;
  /** The brand that is worked on; null: all of them. */
  brand: string | null;
};

/** What the operator chose. `openConsole` fills it before anything is drawn. */
export const usePreferences = create<Preferences>(() => ({
  language: 'EN',
  messages: {},
  theme: 'dark',
  brand: null,
}));

/** Words and language change together: half a page in each language is worse than the old one a moment longer. */
export async function switchLanguage(language: ConsoleLanguage): Promise<void> {
  const messages = await loadTexts(language);
  deviceStorage.write('PARLOUR_CONSOLE_LANGUAGE', language);
  document.documentElement.lang = LANGUAGES[language].tag;
  usePreferences.setState({ language, messages });
}

export function switchTheme(theme: ThemeName): void {
  deviceStorage.write('PARLOUR_CONSOLE_THEME', theme);
  document.documentElement.dataset.theme = theme;
  usePreferences.setState({ theme });
}

export function switchBrand(brand: string | null): void {
  deviceStorage.write('PARLOUR_CONSOLE_BRAND', brand);
  usePreferences.setState({ brand });
}

/** The remembered language, or the first the device asks for that the console speaks. */
export function chooseLanguage(asked: readonly string[]): ConsoleLanguage {
  const remembered = deviceStorage.read('PARLOUR_CONSOLE_LANGUAGE');
  if (remembered && remembered in LANGUAGES) return remembered;
  const spoken = asked
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .find((tag) => tag === 'en' || tag === 'zh');
  return spoken === 'zh' ? 'CN' : 'EN';
}

export function chooseTheme(): ThemeName {
  const remembered = deviceStorage.read('PARLOUR_CONSOLE_THEME');
  if (remembered === 'dark' || remembered === 'light') return remembered;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}
