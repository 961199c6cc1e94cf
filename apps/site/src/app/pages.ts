import type { ComponentType } from 'react';
import { loadJackpotTexts } from '../features/games/jackpot-text.ts';
import { loadLobbyTexts } from '../features/games/lobby-text.ts';
import { usePreferences } from '../platform/preferences.store.ts';
import { loadRecordTexts } from '../platform/record-texts.ts';
import type { LaterRouteName, RouteName } from '../platform/routes/routes.ts';
import { loadPageTexts } from '../platform/texts-load.ts';

/** A page is told under which name it was opened, so that one can serve several routes. */
export type PageModule = { default: ComponentType<{ name: RouteName }> };
export type Loader = () => Promise<PageModule>;

const empty: Loader = () => import('../pages/planned/EmptyPage.tsx');
const contact: Loader = () => import('../pages/identity/ContactPage.tsx');
const article: Loader = () => withPageTexts(import('../pages/system/DocumentPage.tsx'));

/** Every page but home, which is part of the entry. */
const BUILT_PAGES: Record<Exclude<RouteName, LaterRouteName | 'home'>, Loader> = {
  trial: () => import('../pages/identity/TrialPage.tsx'),
  memberHome: () => import('../pages/identity/MemberHomePage.tsx'),
  account: () => import('../pages/identity/AccountPage.tsx'),
  security: () => import('../pages/identity/SecurityPage.tsx'),
  mobileContact: contact,
  emailContact: contact,
  deposit: () => import('../pages/cashier/DepositPage.tsx'),
  depositRecord: () => import('../pages/cashier/DepositRecordPage.tsx'),
  depositGuide: () => import('../pages/cashier/DepositGuidePage.tsx'),
  withdraw: () => import('../pages/cashier/WithdrawPage.tsx'),
  withdrawRecord: () => import('../pages/cashier/WithdrawRecordPage.tsx'),
  bankCards: () => import('../pages/cashier/BankCardsPage.tsx'),
  paymentPassword: () => import('../pages/cashier/PaymentPasswordPage.tsx'),
  betRecord: () => withRecordTexts(import('../pages/wallet/BetRecordPage.tsx')),
  transactions: () => withRecordTexts(import('../pages/wallet/TransactionsPage.tsx')),
  profitLoss: () => withRecordTexts(import('../pages/wallet/ProfitLossPage.tsx')),
  games: () => withLobbyTexts(import('../pages/games/LobbyPage.tsx')),
  gameCentre: () => withLobbyTexts(import('../pages/games/LobbyPage.tsx')),
  slots: () => withLobbyTexts(import('../pages/games/SlotsPage.tsx')),
  gameList: () => withLobbyTexts(import('../pages/games/GameListPage.tsx')),
  myGames: () => withLobbyTexts(import('../pages/games/MyGamesPage.tsx')),
  play: () => withLobbyTexts(import('../pages/games/PlayPage.tsx')),
  jackpot: () => withJackpotTexts(import('../pages/games/JackpotPage.tsx')),
  winnerBoard: () => withJackpotTexts(import('../pages/games/WinnerBoardPage.tsx')),
  about: () => withPageTexts(import('../pages/system/AboutPage.tsx')),
  login: () => import('../pages/identity/LoginPage.tsx'),
  forgot: () => import('../pages/identity/ForgotPage.tsx'),
  changePassword: () => import('../pages/identity/ChangePasswordPage.tsx'),
  app: () => withPageTexts(import('../pages/system/AppPage.tsx')),
  beginnerGuide: article,
  help: article,
  responsibleGaming: article,
  userAgreement: article,
  terms: article,
  privacy: article,
  register: () => import('../pages/identity/RegisterPage.tsx'),
  service: () => import('../pages/system/ServicePage.tsx'),
  nav: () => import('../pages/system/NavPage.tsx'),
  restricted: () => import('../pages/system/RestrictedPage.tsx'),
  unavailable: () => import('../pages/system/UnavailablePage.tsx'),
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
