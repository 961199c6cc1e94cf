import { HOME_ALIASES, SITE_PATHS, type SitePage } from '@parlour/contract/values/site-paths';
import type { MessageKey } from '@parlour/texts/keys';

/** Specification section 2, "Layout rules", and docs/decisions/0016 and 0017: the frame around a page. */
export type Route = {
  path: `/m/${string}`;
  aliases: readonly string[];
  /** The title on the browser tab and in the bar of the page. */
  title: MessageKey;
  /** `home`: the logo. `back`: an arrow and the title. `none`: no header. */
  header: 'home' | 'back' | 'none';
  hasTabBar: boolean;
  /** Where the arrow leads; `none` without an arrow. */
  back: 'home' | 'previous' | 'none';
  /** Redirects visitors to the login, and back here afterwards. */
  needsSession: boolean;
  /** A page whose domain is not built says so in its frame, and no menu links to it. */
  isBuilt: boolean;
};

const OWN = {
  aliases: [],
  header: 'back',
  hasTabBar: true,
  back: 'previous',
  needsSession: false,
} as const;
const FULL_SIZE = { ...OWN, header: 'none', hasTabBar: false, back: 'none' } as const;
/** Neither header nor tab bar: the page draws an arrow of its own. */
const BARE = { ...OWN, header: 'none', hasTabBar: false } as const;
/** Specification section 6: the member centre and what belongs to it. */
const SIGNED_IN = { ...OWN, needsSession: true } as const;
const LATER = { isBuilt: false } as const;
const BUILT = { isBuilt: true } as const;

const FRAMES = {
  home: {
    ...OWN,
    ...BUILT,
    aliases: HOME_ALIASES,
    title: 'system.home.title',
    header: 'home',
    back: 'none',
  },
  login: {
    ...BARE,
    ...BUILT,
    title: 'identity.login.title',
    back: 'home',
  },
  register: {
    ...BARE,
    ...BUILT,
    aliases: ['/m/register.html'],
    title: 'identity.register.title',
    back: 'home',
  },
  forgot: {
    ...OWN,
    ...BUILT,
    title: 'identity.forgot.title',
    hasTabBar: false,
    back: 'home',
  },
  changePassword: {
    ...OWN,
    ...BUILT,
    title: 'identity.changePassword.title',
    hasTabBar: false,
  },
  trial: { ...OWN, ...BUILT, title: 'identity.trial.title', back: 'home' },
  memberHome: { ...SIGNED_IN, ...BUILT, title: 'member.home.title' },
  account: { ...SIGNED_IN, ...BUILT, title: 'member.account.title' },
  security: { ...SIGNED_IN, ...BUILT, title: 'member.security.title' },
  mobileContact: {
    ...SIGNED_IN,
    ...BUILT,
    title: 'identity.field.mobile',
  },
  emailContact: { ...SIGNED_IN, ...BUILT, title: 'identity.field.email' },
  deposit: { ...SIGNED_IN, ...BUILT, title: 'wallet.deposit.title' },
  depositRecord: {
    ...SIGNED_IN,
    ...BUILT,
    title: 'wallet.depositRecord.title',
  },
  depositGuide: { ...OWN, ...BUILT, title: 'wallet.depositGuide.title' },
  withdraw: { ...SIGNED_IN, ...BUILT, title: 'wallet.withdraw.title' },
  withdrawRecord: {
    ...SIGNED_IN,
    ...BUILT,
    title: 'wallet.withdrawRecord.title',
  },
  bankCards: { ...SIGNED_IN, ...BUILT, title: 'wallet.bankCards.title' },
  paymentPassword: {
    ...SIGNED_IN,
    ...BUILT,
    title: 'wallet.paymentPassword.title',
  },
  betRecord: { ...SIGNED_IN, ...BUILT, title: 'wallet.betRecord.title' },
  transactions: { ...SIGNED_IN, ...BUILT, title: 'wallet.transactions.title' },
  profitLoss: { ...SIGNED_IN, ...BUILT, title: 'wallet.profitLoss.title' },
  limits: { ...SIGNED_IN, ...BUILT, title: 'member.limits.title' },
  games: { ...OWN, ...BUILT, title: 'games.lobby.title' },
  gameCentre: { ...OWN, ...BUILT, title: 'games.centre.title' },
  slots: { ...OWN, ...BUILT, title: 'games.slots.title', hasTabBar: false },
  gameList: { ...BARE, ...BUILT, title: 'games.list.title' },
  myGames: { ...SIGNED_IN, ...BUILT, title: 'games.mine.title' },
  play: { ...FULL_SIZE, ...BUILT, title: 'games.play.title', needsSession: true },
  jackpot: { ...BARE, ...BUILT, title: 'games.jackpot.title' },
  winnerBoard: { ...OWN, ...BUILT, title: 'games.winners.title' },
  lottery: { ...FULL_SIZE, ...BUILT, title: 'lottery.home.title' },
  launchLottery: { ...FULL_SIZE, ...BUILT, title: 'lottery.launch.title', needsSession: true },
  startLottery: { ...FULL_SIZE, ...BUILT, title: 'lottery.start.title', needsSession: true },
  lotteryHistory: { ...OWN, ...BUILT, title: 'lottery.draws.title' },
  promotions: { ...OWN, ...BUILT, title: 'promotions.list.title', back: 'home' },
  signIn: { ...SIGNED_IN, ...BUILT, title: 'promotions.signIn.title' },
  tasks: { ...SIGNED_IN, ...BUILT, title: 'promotions.tasks.title' },
  wheel: { ...SIGNED_IN, ...BUILT, title: 'promotions.wheel.title' },
  packets: { ...SIGNED_IN, ...BUILT, title: 'promotions.packets.title' },
  boards: { ...OWN, ...BUILT, title: 'promotions.boards.title' },
  rewards: { ...SIGNED_IN, ...BUILT, title: 'promotions.rewards.title' },
  mall: { ...OWN, ...BUILT, title: 'promotions.mall.title' },
  mallOrders: { ...SIGNED_IN, ...BUILT, title: 'promotions.mallOrders.title' },
  pointHistory: { ...SIGNED_IN, ...BUILT, title: 'promotions.pointHistory.title' },
  vip: { ...OWN, ...BUILT, title: 'promotions.vip.title' },
  bonuses: { ...SIGNED_IN, ...BUILT, title: 'promotions.bonuses.title' },
  notices: { ...OWN, ...BUILT, title: 'messages.notices.title', hasTabBar: false },
  messages: {
    ...OWN,
    ...BUILT,
    title: 'messages.centre.title',
    header: 'none',
    back: 'home',
  },
  inbox: { ...SIGNED_IN, ...BUILT, title: 'messages.inbox.title' },
  chat: { ...SIGNED_IN, ...BUILT, title: 'messages.chat.title', hasTabBar: false },
  chatRoom: { ...OWN, ...BUILT, title: 'messages.room.title', hasTabBar: false },
  presenters: { ...OWN, ...BUILT, title: 'messages.presenters.title' },
  feedback: { ...SIGNED_IN, ...BUILT, title: 'member.feedback.title' },
  push: { ...SIGNED_IN, ...BUILT, title: 'messages.push.title' },
  invite: { ...OWN, ...BUILT, title: 'agents.invite.title' },
  salaryContract: {
    ...OWN,
    ...LATER,
    title: 'agents.salaryContract.title',
  },
  dividendContract: {
    ...OWN,
    ...LATER,
    title: 'agents.dividendContract.title',
  },
  hourlyContract: {
    ...OWN,
    ...LATER,
    title: 'agents.hourlyContract.title',
  },
  about: { ...BARE, ...BUILT, title: 'system.about.title' },
  app: { ...BARE, ...BUILT, title: 'system.app.title' },
  beginnerGuide: { ...OWN, ...BUILT, title: 'system.beginnerGuide.title' },
  help: { ...OWN, ...BUILT, title: 'system.help.title' },
  responsibleGaming: {
    ...OWN,
    ...BUILT,
    title: 'system.responsibleGaming.title',
  },
  userAgreement: { ...OWN, ...BUILT, title: 'system.userAgreement.title' },
  terms: { ...OWN, ...BUILT, title: 'system.terms.title' },
  privacy: { ...OWN, ...BUILT, title: 'system.privacy.title' },
  licences: { ...OWN, ...BUILT, title: 'system.licences.title' },
  service: { ...OWN, ...BUILT, title: 'system.service.title' },
  nav: { ...OWN, ...BUILT, title: 'system.nav.title' },
  restricted: { ...OWN, ...BUILT, title: 'system.restricted.title' },
  unavailable: { ...OWN, ...BUILT, title: 'system.unavailable.title' },
} as const satisfies Record<SitePage, Omit<Route, 'path'>>;

export type RouteName = SitePage;
/** The routes whose page says that there is nothing yet. */
export type LaterRouteName = {
  [Name in RouteName]: (typeof FRAMES)[Name]['isBuilt'] extends false ? Name : never;
}[RouteName];

const PAGES = Object.keys(SITE_PATHS) as RouteName[];

export const ROUTE_LIST: readonly (Route & { name: RouteName })[] = PAGES.map((name) => ({
  ...FRAMES[name],
  path: SITE_PATHS[name],
  name,
}));

export const ROUTES = Object.fromEntries(ROUTE_LIST.map((route) => [route.name, route])) as Record<
  RouteName,
  Route & { name: RouteName }
>;
