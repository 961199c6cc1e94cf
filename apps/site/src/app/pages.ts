import { boardsTexts } from '@parlour/texts/load/boards';
import { bonusesTexts } from '@parlour/texts/load/bonuses';
import { chanceTexts } from '@parlour/texts/load/chance';
import { chatTexts } from '@parlour/texts/load/chat';
import { feedbackTexts } from '@parlour/texts/load/feedback';
import { inboxTexts } from '@parlour/texts/load/inbox';
import { inviteTexts } from '@parlour/texts/load/invite';
import { jackpotTexts } from '@parlour/texts/load/jackpot';
import { lobbyTexts } from '@parlour/texts/load/lobby';
import { mallTexts } from '@parlour/texts/load/mall';
import { offersTexts } from '@parlour/texts/load/offers';
import { pagesTexts } from '@parlour/texts/load/pages';
import { presentersTexts } from '@parlour/texts/load/presenters';
import { protectionTexts } from '@parlour/texts/load/protection';
import { pushTexts } from '@parlour/texts/load/push';
import { recordsTexts } from '@parlour/texts/load/records';
import { roomTexts } from '@parlour/texts/load/room';
import { vipTexts } from '@parlour/texts/load/vip';
import type { TextGroup } from '@parlour/texts/text-group';
import type { ComponentType } from 'react';
import { usePreferences } from '../platform/preferences.store.ts';
import type { LaterRouteName, RouteName } from '../platform/routes/routes.ts';

/** A page gets the name it was opened under, so that one page can serve several routes. */
export type PageModule = { default: ComponentType<{ name: RouteName }> };
export type Loader = () => Promise<PageModule>;

const empty: Loader = () => import('../pages/planned/EmptyPage.tsx');
const contact: Loader = () => import('../pages/identity/ContactPage.tsx');
const lotteryFrame: Loader = () => import('../pages/lottery/LotteryFramePage.tsx');
const article: Loader = () => withTexts(pagesTexts, import('../pages/system/DocumentPage.tsx'));

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
  betRecord: () => withTexts(recordsTexts, import('../pages/wallet/BetRecordPage.tsx')),
  transactions: () => withTexts(recordsTexts, import('../pages/wallet/TransactionsPage.tsx')),
  profitLoss: () => withTexts(recordsTexts, import('../pages/wallet/ProfitLossPage.tsx')),
  limits: () => withTexts(protectionTexts, import('../pages/protection/LimitsPage.tsx')),
  games: () => withTexts(lobbyTexts, import('../pages/games/LobbyPage.tsx')),
  gameCentre: () => withTexts(lobbyTexts, import('../pages/games/LobbyPage.tsx')),
  slots: () => withTexts(lobbyTexts, import('../pages/games/SlotsPage.tsx')),
  gameList: () => withTexts(lobbyTexts, import('../pages/games/GameListPage.tsx')),
  myGames: () => withTexts(lobbyTexts, import('../pages/games/MyGamesPage.tsx')),
  play: () => withTexts(lobbyTexts, import('../pages/games/PlayPage.tsx')),
  lottery: lotteryFrame,
  launchLottery: lotteryFrame,
  startLottery: lotteryFrame,
  lotteryHistory: () => import('../pages/lottery/LotteryHistoryPage.tsx'),
  jackpot: () => withTexts(jackpotTexts, import('../pages/games/JackpotPage.tsx')),
  winnerBoard: () => withTexts(jackpotTexts, import('../pages/games/WinnerBoardPage.tsx')),
  promotions: () => withTexts(offersTexts, import('../pages/promotions/PromotionsPage.tsx')),
  rewards: () => withTexts(offersTexts, import('../pages/promotions/RewardsPage.tsx')),
  vip: () => withTexts(vipTexts, withTexts(lobbyTexts, import('../pages/promotions/VipPage.tsx'))),
  mall: () => withTexts(mallTexts, withTexts(offersTexts, import('../pages/promotions/MallPage.tsx'))),
  mallOrders: () =>
    withTexts(mallTexts, withTexts(offersTexts, import('../pages/promotions/MallOrdersPage.tsx'))),
  pointHistory: () =>
    withTexts(mallTexts, withTexts(offersTexts, import('../pages/promotions/PointHistoryPage.tsx'))),
  invite: () => withTexts(inviteTexts, import('../pages/promotions/InvitePage.tsx')),
  bonuses: () => withTexts(bonusesTexts, import('../pages/promotions/BonusesPage.tsx')),
  signIn: () => withTexts(chanceTexts, import('../pages/promotions/SignInPage.tsx')),
  tasks: () => withTexts(chanceTexts, import('../pages/promotions/TasksPage.tsx')),
  wheel: () => withTexts(chanceTexts, import('../pages/promotions/WheelPage.tsx')),
  packets: () => withTexts(chanceTexts, import('../pages/promotions/PacketsPage.tsx')),
  boards: () =>
    withTexts(
      boardsTexts,
      withTexts(chanceTexts, withTexts(lobbyTexts, import('../pages/promotions/BoardsPage.tsx'))),
    ),
  notices: () => import('../pages/messages/NoticesPage.tsx'),
  messages: () => withTexts(inboxTexts, import('../pages/messages/MessagesPage.tsx')),
  inbox: () => withTexts(inboxTexts, import('../pages/messages/InboxPage.tsx')),
  chat: () => withTexts(chatTexts, import('../pages/messages/ChatPage.tsx')),
  chatRoom: () => withTexts(chatTexts, withTexts(roomTexts, import('../pages/messages/ChatRoomPage.tsx'))),
  presenters: () => withTexts(presentersTexts, import('../pages/messages/PresentersPage.tsx')),
  feedback: () => withTexts(feedbackTexts, import('../pages/messages/FeedbackPage.tsx')),
  push: () => withTexts(pushTexts, import('../pages/messages/NotificationsPage.tsx')),
  about: () => withTexts(pagesTexts, import('../pages/system/AboutPage.tsx')),
  login: () => import('../pages/identity/LoginPage.tsx'),
  forgot: () => import('../pages/identity/ForgotPage.tsx'),
  changePassword: () => import('../pages/identity/ChangePasswordPage.tsx'),
  app: () => withTexts(pagesTexts, import('../pages/system/AppPage.tsx')),
  beginnerGuide: article,
  help: article,
  responsibleGaming: article,
  userAgreement: article,
  terms: article,
  privacy: article,
  licences: article,
  register: () => import('../pages/identity/RegisterPage.tsx'),
  service: () => import('../pages/system/ServicePage.tsx'),
  nav: () => import('../pages/system/NavPage.tsx'),
  restricted: () => import('../pages/system/RestrictedPage.tsx'),
  unavailable: () => import('../pages/system/UnavailablePage.tsx'),
};

export function loaderOf(name: Exclude<RouteName, 'home'>): Loader {
  return (BUILT_PAGES as Partial<Record<RouteName, Loader>>)[name] ?? empty;
}

/** Loads the page's texts in parallel with its code. */
async function withTexts(group: TextGroup<string>, page: Promise<PageModule>): Promise<PageModule> {
  const [module] = await Promise.all([page, group.load(usePreferences.getState().language)]);
  return module;
}
