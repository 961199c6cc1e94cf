import { jackpotTexts } from '@parlour/texts/load/jackpot';
import { lobbyTexts } from '@parlour/texts/load/lobby';
import { pagesTexts } from '@parlour/texts/load/pages';
import { recordsTexts } from '@parlour/texts/load/records';
import type { TextGroup } from '@parlour/texts/text-group';
import type { ComponentType } from 'react';
import { usePreferences } from '../platform/preferences.store.ts';
import type { LaterRouteName, RouteName } from '../platform/routes.ts';

/** A page is told under which name it was opened, so that one can serve several routes. */
export type PageModule = { default: ComponentType<{ name: RouteName }> };
export type Loader = () => Promise<PageModule>;

const empty: Loader = () => import('../pages/EmptyPage.tsx');
const contact: Loader = () => import('../pages/ContactPage.tsx');
const article: Loader = () => withTexts(pagesTexts, import('../pages/DocumentPage.tsx'));

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
  betRecord: () => withTexts(recordsTexts, import('../pages/BetRecordPage.tsx')),
  transactions: () => withTexts(recordsTexts, import('../pages/TransactionsPage.tsx')),
  profitLoss: () => withTexts(recordsTexts, import('../pages/ProfitLossPage.tsx')),
  games: () => withTexts(lobbyTexts, import('../pages/GamePage.tsx')),
  gameCentre: () => withTexts(lobbyTexts, import('../pages/GamePage.tsx')),
  slots: () => withTexts(lobbyTexts, import('../pages/SlotsPage.tsx')),
  gameList: () => withTexts(lobbyTexts, import('../pages/GameListPage.tsx')),
  myGames: () => withTexts(lobbyTexts, import('../pages/MyGamesPage.tsx')),
  play: () => withTexts(lobbyTexts, import('../pages/PlayPage.tsx')),
  jackpot: () => withTexts(jackpotTexts, import('../pages/JackpotPage.tsx')),
  winnerBoard: () => withTexts(jackpotTexts, import('../pages/WinnerBoardPage.tsx')),
  about: () => withTexts(pagesTexts, import('../pages/AboutPage.tsx')),
  login: () => import('../pages/LoginPage.tsx'),
  forgot: () => import('../pages/ForgotPage.tsx'),
  changePassword: () => import('../pages/ChangePasswordPage.tsx'),
  app: () => withTexts(pagesTexts, import('../pages/AppPage.tsx')),
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

/** The words of a page come beside its code, not after it. */
async function withTexts(group: TextGroup<string>, page: Promise<PageModule>): Promise<PageModule> {
  const [module] = await Promise.all([page, group.load(usePreferences.getState().language)]);
  return module;
}
