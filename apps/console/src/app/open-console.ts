import { CallRefused } from '@parlour/client/console';
import { LANGUAGE_NAMES } from '@parlour/texts/languages';
import { consoleTexts } from '@parlour/texts/load/console';
import { readBoot } from '../platform/boot.ts';
import { type Console, createConsole } from '../platform/console.ts';
import { startingBrand } from '../platform/permissions.rules.ts';
import { chooseLanguage, chooseTheme, usePreferences } from '../platform/preferences.store.ts';
import { closeSession, openSession, useSession } from '../platform/session.store.ts';
import { deviceStorage, tabStorage } from '../platform/storage.ts';

/** The one place where pages are connected with the browser. */
export async function openConsole(): Promise<Console> {
  const opened = createConsole(readBoot(document));
  const language = chooseLanguage(navigator.languages);
  const theme = chooseTheme();
  document.documentElement.lang = LANGUAGE_NAMES[language].tag;
  document.documentElement.dataset.theme = theme;
  usePreferences.setState({ language, theme, messages: await consoleTexts.load(language) });
  await resumeSession(opened);
  return opened;
}

/** A reloaded tab still has its token; the server decides whether it is valid. */
async function resumeSession({ client }: Console): Promise<void> {
  const token = tabStorage.read('PARLOUR_CONSOLE_TOKEN');
  if (token === null) return;
  useSession.setState({ token });
  try {
    const me = await client.operators.me();
    openSession({ token, me });
    usePreferences.setState({ brand: startingBrand(me, deviceStorage.read('PARLOUR_CONSOLE_BRAND')) });
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    // An unreachable server has not ended the session: the token may still be valid.
    if (error.code === 'not_logged_in') closeSession();
    else useSession.setState({ token: null, isUnreachable: true });
  }
}
