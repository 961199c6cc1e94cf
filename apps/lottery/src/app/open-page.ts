import { CallRefused, type Language, type SystemStatus } from '@parlour/client';
import { createLotteryClient } from '@parlour/client/lottery';
import { createQueries } from '@parlour/client/queries';
import type { LotteryFamily } from '@parlour/contract/values/lottery';
import { LANGUAGE_NAMES } from '@parlour/texts/languages';
import type { Messages } from '@parlour/texts/text-group';
import { readTheme } from '../platform/address.rules.ts';
import { deviceClock } from '../platform/clock.ts';
import { loadTexts } from '../platform/load-texts.ts';
import type { Page } from '../platform/page.ts';
import { createSession } from '../platform/session.ts';
import { openSiteFrame } from '../platform/site-frame.ts';
import { deviceStorage } from '../platform/storage.ts';
import { askEarly } from './ask-early.ts';

/** What the server writes into the document; it saves a call before the first paint. */
type BootData = { language: Language; status: SystemStatus; lotteryFamily?: LotteryFamily | null };

/** The one place where the page is connected with the browser; its own code is on its way. */
export async function openPage(code: Promise<unknown>): Promise<{ page: Page; messages: Messages }> {
  const boot = readBootData();
  const language = chooseLanguage(boot);
  const texts = loadTexts(language);
  const theme = readTheme(location.search);
  if (theme) document.documentElement.dataset.theme = theme;
  const session = createSession(boot.status.info.merchantCode);
  const isSignedIn = () => session.token() !== null;
  const client = createLotteryClient({
    merchant: () => boot.status.info.merchantCode,
    language: () => language,
    device: () => 'H5',
    token: session.token,
  });
  const queries = createQueries({ isSignedIn, report: reportUnlessRefused });
  session.onChange(() => queries.forgetMember());
  addEventListener('online', () => queries.retryFailed());
  const site = openSiteFrame();
  const page: Page = { language, status: boot.status, clock: deviceClock, client, queries, site, isSignedIn };
  const asked = askEarly(page, { family: boot.lotteryFamily, code });
  prepareFormats(LANGUAGE_NAMES[language].tag);
  const [messages] = await Promise.all([texts, asked]);
  return { page, messages };
}

/** Browsers load what they know of a language at its first use: while the page is still on its way nobody waits for it. */
function prepareFormats(tag: string): void {
  new Intl.PluralRules(tag).select(1);
  new Intl.NumberFormat(tag).format(1);
}

function readBootData(): BootData {
  const text = document.getElementById('boot')?.textContent;
  if (!text) throw new Error('the document carries no boot data');
  return JSON.parse(text) as BootData;
}

/** The one the visitor chose in the site. */
function chooseLanguage({ language, status }: BootData): Language {
  const remembered = deviceStorage.read('PARLOUR_LANGUAGE');
  return remembered && status.info.languages.includes(remembered) ? remembered : language;
}

function reportUnlessRefused(error: unknown): void {
  if (!(error instanceof CallRefused)) reportError(error);
}
