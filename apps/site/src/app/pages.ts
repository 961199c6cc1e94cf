import type { ComponentType } from 'react';
import { loadJackpotTexts } from '../features/games/jackpot-text.ts';
import { loadLobbyTexts } from '../features/games/lobby-text.ts';
import { usePreferences } from '../platform/preferences.store.ts';
import { loadRecordTexts } from '../platform/record-texts.ts';
import type { LaterRouteName, RouteName } from '../platform/routes.ts';
import { loadPageTexts } from '../platform/texts-load.ts';

/** A page is told under which name it was opened, so that one can serve several routes. */
export type PageModule = { default: ComponentType<{ name: RouteName }> };
export type Loader = () => Promise<PageModule>;

const empty: Loader = () => import('../pages/EmptyPage.tsx');
const contact: Loader = () => import('../pages/ContactPage.tsx');
const article: Loader = () => withPageTexts(import('../pages/DocumentPage.tsx'));

/** Every page but home, which is part of the entry. */
const BUILT_PAGES: Record<Exclude<RouteName, LaterRouteName | 'home'>, Loader> = {
  trial: () => import('../pages/TrialPage.tsx'),
  memberHome: () => import('../pages/MemberHomePage.tsx'),
  account: () => import('../pages/AccountPage.tsx'),
  security: () => import('../pages/SecurityPage.tsx'),
  mobileContact: contact,
  emailContact: contact,
  deposit: () => import('../pages/DepositPage.tsx'),
  depositRecord: () => import('../pages/DepositRecordPage.tsx'),
  depositGuide: () => import('../pages/DepositGuidePage.tsx'),
  withdraw: () => import('../pages/WithdrawPage.tsx'),
  withdrawRecord: () => import('../pages/WithdrawRecordPage.tsx'),
  bankCards: () => import('../pages/BankCardsPage.tsx'),
  paymentPassword: () => import('../pages/PaymentPasswordPage.tsx'),
  betRecord: () => withRecordTexts(import('../pages/BetRecordPage.tsx')),
  transactions: () => withRecordTexts(import('../pages/TransactionsPage.tsx')),
  profitLoss: () => withRecordTexts(import('../pages/ProfitLossPage.tsx')),
  games: () => withLobbyTexts(import('../pages/GamePage.tsx')),
  gameCentre: () => withLobbyTexts(import('../pages/GamePage.tsx')),
  slots: () => withLobbyTexts(import('../pages/SlotsPage.tsx')),
  gameList: () => withLobbyTexts(import('../pages/GameListPage.tsx')),
  myGames: () => withLobbyTexts(import('../pages/MyGamesPage.tsx')),
  play: () => withLobbyTexts(import('../pages/PlayPage.tsx')),
  jackpot: () => withJackpotTexts(import('../pages/JackpotPage.tsx')),
  winnerBoard: () => withJackpotTexts(import('../pages/WinnerBoardPage.tsx')),
  about: () => withPageTexts(import('../pages/AboutPage.tsx')),
  login: () => import('../pages/LoginPage.tsx'),
  forgot: () => import('../pages/ForgotPage.tsx'),
  changePassword: () => import('../pages/ChangePasswordPage.tsx'),
  app: () => withPageTexts(import('../pages/AppPage.tsx')),
  beginnerGuide: article,
  help: article,
  responsibleGaming: article,
  userAgreement: article,
  terms: article,
  privacy: article,
  register: () => import('../pages/RegisterPage.tsx'),
  service: () => import('../pages/ServicePage.tsx'),
  nav: () => import('../pages/NavPage.tsx'),
  restricted: () => import('../pages/RestrictedPage.tsx'),
  unavailable: () => import('../pages/UnavailablePage.tsx'),
};

export function loaderOf(name: RouteName): Loader | null {
  if (name === 'home') return null;
  return (BUILT_PAGES as Partial<Record<RouteName, Loader>>)[name] ?? empty;
}

/** The long words come beside the code, not after it. */
async function withPageTexts(page: Promise<PageModule>): Promise<PageModule> {
  const [module] = await Promise.all([page, loadPageTexts(usePreferences.getState().language)]);
  return module;
}

/** The same with what kinds of transfers are called. */
async function withRecordTexts(page: Promise<PageModule>): Promise<PageModule> {
  const [module] = await Promise.all([page, loadRecordTexts(usePreferences.getState().language)]);
  return module;
}

/** The same with the words of the lobby. */
async function withLobbyTexts(page: Promise<PageModule>): Promise<PageModule> {
  const [module] = await Promise.all([page, loadLobbyTexts(usePreferences.getState().language)]);
  return module;
}

/** The same with the words of the jackpot. */
async function withJackpotTexts(page: Promise<PageModule>): Promise<PageModule> {
  const [module] = await Promise.all([page, loadJackpotTexts(usePreferences.getState().language)]);
  return module;
}
