import type { MessageKey } from '@parlour/texts/keys';

/** Specification section 2, "Layout rules", and docs/decisions/0016 and 0017: what stands around a page. */
export type Route = {
  path: `/m/${string}`;
  aliases: readonly string[];
  /** What the page is called: on the tab of the browser, and at the top of the page. */
  title: MessageKey;
  /** `home`: the logo. `back`: an arrow and, where the specification gives one, the title. `none`: no header. */
  header: 'home' | 'back' | 'none';
  /** Whether the bar with the arrow carries the title; elsewhere the page draws it as its own heading. */
  hasTitleInBar: boolean;
  hasTabBar: boolean;
  /** Where the arrow leads. `none` where there is no arrow at all. */
  back: 'home' | 'previous' | 'none';
  /** Whoever is not signed in is sent to log in, and back here afterwards. */
  needsSession: boolean;
  /** A page whose domain is not built has its frame and says so; no menu leads to it. */
  isBuilt: boolean;
};

const OWN = {
  aliases: [],
  header: 'back',
  hasTitleInBar: false,
  hasTabBar: true,
  back: 'previous',
  needsSession: false,
} as const;
const TITLED = { ...OWN, hasTitleInBar: true } as const;
const FULL_SIZE = { ...OWN, header: 'none', hasTabBar: false, back: 'none' } as const;
/** Neither header nor tab bar: the page draws an arrow of its own. */
const BARE = { ...OWN, header: 'none', hasTabBar: false } as const;
/** Specification section 6: the member centre and what belongs to it. */
const SIGNED_IN = { ...OWN, needsSession: true } as const;
const LATER = { isBuilt: false } as const;
const BUILT = { isBuilt: true } as const;

export const ROUTES = {
  home: {
    ...TITLED,
    ...BUILT,
    path: '/m/home',
    aliases: ['/', '/m', '/m/', '/m/index', '/m/index.html'],
    title: 'system.home.title',
    header: 'home',
    back: 'none',
  },
  login: {
    ...BARE,
    ...BUILT,
    hasTitleInBar: true,
    path: '/m/login',
    title: 'identity.login.title',
    back: 'home',
  },
  register: {
    ...BARE,
    ...BUILT,
    hasTitleInBar: true,
    path: '/m/register',
    aliases: ['/m/register.html'],
    title: 'identity.register.title',
    back: 'home',
  },
  forgot: {
    ...TITLED,
    ...BUILT,
    path: '/m/forget',
    title: 'identity.forgot.title',
    hasTabBar: false,
    back: 'home',
  },
  changePassword: {
    ...TITLED,
    ...BUILT,
    path: '/m/changePsw',
    title: 'identity.changePassword.title',
    hasTabBar: false,
  },
  trial: { ...TITLED, ...BUILT, path: '/m/trail', title: 'identity.trial.title', back: 'home' },
  memberHome: { ...SIGNED_IN, ...BUILT, path: '/m/member/home', title: 'member.home.title' },
  account: { ...SIGNED_IN, ...BUILT, path: '/m/myAccount/index', title: 'member.account.title' },
  security: { ...SIGNED_IN, ...BUILT, path: '/m/securityCenter', title: 'member.security.title' },
  mobileContact: {
    ...SIGNED_IN,
    ...BUILT,
    path: '/m/securityCenter/mobile',
    title: 'identity.field.mobile',
  },
  emailContact: { ...SIGNED_IN, ...BUILT, path: '/m/securityCenter/email', title: 'identity.field.email' },
  deposit: { ...SIGNED_IN, ...BUILT, path: '/m/voucherCenter', title: 'wallet.deposit.title' },
  depositRecord: {
    ...SIGNED_IN,
    ...BUILT,
    path: '/m/voucherCenter/record',
    title: 'wallet.depositRecord.title',
  },
  depositGuide: { ...OWN, ...BUILT, path: '/m/voucherCenter/guide', title: 'wallet.depositGuide.title' },
  withdraw: { ...SIGNED_IN, ...BUILT, path: '/m/withdraw', title: 'wallet.withdraw.title' },
  withdrawRecord: {
    ...SIGNED_IN,
    ...BUILT,
    path: '/m/withdraw/record',
    title: 'wallet.withdrawRecord.title',
  },
  bankCards: { ...SIGNED_IN, ...BUILT, path: '/m/bankCards', title: 'wallet.bankCards.title' },
  paymentPassword: {
    ...SIGNED_IN,
    ...BUILT,
    path: '/m/paymentPassword',
    title: 'wallet.paymentPassword.title',
  },
  betRecord: { ...SIGNED_IN, ...BUILT, path: '/m/gameRecord', title: 'wallet.betRecord.title' },
  transactions: { ...SIGNED_IN, ...BUILT, path: '/m/transaction/record', title: 'wallet.transactions.title' },
  profitLoss: { ...SIGNED_IN, ...BUILT, path: '/m/profitandloss', title: 'wallet.profitLoss.title' },
  games: { ...OWN, ...BUILT, path: '/m/game', title: 'games.lobby.title' },
  gameCentre: { ...TITLED, ...BUILT, path: '/m/gameCenter', title: 'games.centre.title' },
  slots: { ...TITLED, ...BUILT, path: '/m/slotsCenter', title: 'games.slots.title', hasTabBar: false },
  gameList: { ...BARE, ...BUILT, path: '/m/gameList', title: 'games.list.title' },
  myGames: { ...SIGNED_IN, ...BUILT, path: '/m/myGames', title: 'games.mine.title' },
  play: { ...FULL_SIZE, ...BUILT, path: '/m/play', title: 'games.play.title', needsSession: true },
  jackpot: { ...BARE, ...BUILT, path: '/m/jackpot', title: 'games.jackpot.title' },
  winnerBoard: { ...OWN, ...BUILT, path: '/m/winnerBoard', title: 'games.winners.title' },
  lottery: { ...BARE, ...LATER, path: '/m/lottery', title: 'lottery.home.title' },
  launchLottery: { ...FULL_SIZE, ...LATER, path: '/m/launchGame', title: 'lottery.launch.title' },
  startLottery: { ...FULL_SIZE, ...LATER, path: '/m/startLottery', title: 'lottery.start.title' },
  lotteryHistory: { ...OWN, ...LATER, path: '/m/lotteryHistory', title: 'lottery.draws.title' },
  promotions: { ...TITLED, ...LATER, path: '/m/activity', title: 'promotions.list.title', back: 'home' },
  rewards: { ...OWN, ...LATER, path: '/m/rewardCenter', title: 'promotions.rewards.title' },
  mall: { ...OWN, ...LATER, path: '/m/mall/mallHome', title: 'promotions.mall.title' },
  notices: { ...TITLED, ...LATER, path: '/m/notice', title: 'messages.notices.title', hasTabBar: false },
  messages: {
    ...TITLED,
    ...LATER,
    path: '/m/message',
    title: 'messages.centre.title',
    header: 'none',
    back: 'home',
  },
  inbox: { ...OWN, ...LATER, path: '/m/webEmail', title: 'messages.inbox.title' },
  invite: { ...OWN, ...LATER, path: '/m/invite', title: 'agents.invite.title' },
  salaryContract: {
    ...OWN,
    ...LATER,
    path: '/m/member/agent/getSalaryContract',
    title: 'agents.salaryContract.title',
  },
  dividendContract: {
    ...OWN,
    ...LATER,
    path: '/m/member/agent/getDevidendContract',
    title: 'agents.dividendContract.title',
  },
  hourlyContract: {
    ...OWN,
    ...LATER,
    path: '/m/member/agent/getHourContract',
    title: 'agents.hourlyContract.title',
  },
  about: { ...BARE, ...BUILT, path: '/m/aboutUs', title: 'system.about.title' },
  app: { ...BARE, ...BUILT, path: '/m/app', title: 'system.app.title' },
  beginnerGuide: { ...OWN, ...BUILT, path: '/m/beginnerGuide', title: 'system.beginnerGuide.title' },
  help: { ...OWN, ...BUILT, path: '/m/help', title: 'system.help.title' },
  responsibleGaming: {
    ...OWN,
    ...BUILT,
    path: '/m/responsibleGaming',
    title: 'system.responsibleGaming.title',
  },
  userAgreement: { ...OWN, ...BUILT, path: '/m/userAgreement', title: 'system.userAgreement.title' },
  terms: { ...OWN, ...BUILT, path: '/m/terms', title: 'system.terms.title' },
  privacy: { ...OWN, ...BUILT, path: '/m/privacy', title: 'system.privacy.title' },
  service: { ...OWN, ...BUILT, path: '/m/service', title: 'system.service.title' },
  nav: { ...OWN, ...BUILT, path: '/m/nav', title: 'system.nav.title' },
  restricted: { ...OWN, ...BUILT, path: '/m/restricted', title: 'system.restricted.title' },
  unavailable: { ...OWN, ...BUILT, path: '/m/unavailable', title: 'system.unavailable.title' },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof ROUTES;
/** The routes whose page says that there is nothing yet. */
export type LaterRouteName = {
  [Name in RouteName]: (typeof ROUTES)[Name]['isBuilt'] extends false ? Name : never;
}[RouteName];

export const ROUTE_LIST: readonly (Route & { name: RouteName })[] = (
  Object.entries(ROUTES) as [RouteName, Route][]
).map(([name, route]) => ({ ...route, name }));
