import type { ThemeMode } from '@parlour/contract/values/system';
import { CONSOLE_LANGUAGES, type ConsoleLanguage, LANGUAGE_NAMES } from '@parlour/texts/languages';
import { consoleTexts } from '@parlour/texts/load/console';
import type { Messages } from '@parlour/texts/text-group';
import { create } from 'zustand';
import { deviceStorage } from './storage.ts';

type Preferences = {
  language: ConsoleLanguage;
  messages: Messages;
  theme: ThemeMode;
  /** The chosen brand; null: all of them. */
  brand: string | null;
};

/** What the operator chose. `openConsole` fills it before anything is drawn. */
export const usePreferences = create<Preferences>(() => ({
  language: 'EN',
  messages: {},
  theme: 'dark',
  brand: null,
}));

/** Texts and language change together, so that a page never mixes two languages. */
export async function switchLanguage(language: ConsoleLanguage): Promise<void> {
  const messages = await consoleTexts.load(language);
  deviceStorage.write('PARLOUR_CONSOLE_LANGUAGE', language);
  document.documentElement.lang = LANGUAGE_NAMES[language].tag;
  usePreferences.setState({ language, messages });
}

export function switchTheme(theme: ThemeMode): void {
  deviceStorage.write('PARLOUR_CONSOLE_THEME', theme);
  document.documentElement.dataset.theme = theme;
  usePreferences.setState({ theme });
}

export function switchBrand(brand: string | null): void {
  deviceStorage.write('PARLOUR_CONSOLE_BRAND', brand);
  usePreferences.setState({ brand });
}

/** The remembered language, or the device's first language that the console has. */
export function chooseLanguage(asked: readonly string[]): ConsoleLanguage {
  const remembered = deviceStorage.read('PARLOUR_CONSOLE_LANGUAGE');
  if (remembered && CONSOLE_LANGUAGES.includes(remembered)) return remembered;
  const spoken = asked.map((tag) =>
    CONSOLE_LANGUAGES.find((language) => primaryOf(LANGUAGE_NAMES[language].tag) === primaryOf(tag)),
  );
  return spoken.find((language) => language !== undefined) ?? 'EN';
}

export function chooseTheme(): ThemeMode {
  const remembered = deviceStorage.read('PARLOUR_CONSOLE_THEME');
  if (remembered === 'dark' || remembered === 'light') return remembered;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

/** Devices ask for `zh-TW` or `en-GB`; only the language matters here, not the region. */
const primaryOf = (tag: string): string => (tag.split('-')[0] ?? '').toLowerCase();
