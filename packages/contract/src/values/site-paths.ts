/** The path of the site on its host. */
export const SITE_BASE = '/m/';

/** The lottery page, which the site frames; the specification (section 2) gives its address. */
export const LOTTERY_BASE = '/m/lotto-h5/';

/** Every page of the site, by its name in code; the paths are the specification's (section 2). */
export const SITE_PATHS = {
  home: '/m/home',
  login: '/m/login',
  register: '/m/register',
  forgot: '/m/forget',
  changePassword: '/m/changePsw',
  trial: '/m/trail',
  memberHome: '/m/member/home',
  account: '/m/myAccount/index',
  security: '/m/securityCenter',
  mobileContact: '/m/securityCenter/mobile',
  emailContact: '/m/securityCenter/email',
  deposit: '/m/voucherCenter',
  depositRecord: '/m/voucherCenter/record',
  depositGuide: '/m/voucherCenter/guide',
  withdraw: '/m/withdraw',
  withdrawRecord: '/m/withdraw/record',
  bankCards: '/m/bankCards',
  paymentPassword: '/m/paymentPassword',
  betRecord: '/m/gameRecord',
  transactions: '/m/transaction/record',
  profitLoss: '/m/profitandloss',
  limits: '/m/limits',
  games: '/m/game',
  gameCentre: '/m/gameCenter',
  slots: '/m/slotsCenter',
  gameList: '/m/gameList',
  myGames: '/m/myGames',
  play: '/m/play',
  jackpot: '/m/jackpot',
  winnerBoard: '/m/winnerBoard',
  lottery: '/m/lottery',
  launchLottery: '/m/launchGame',
  startLottery: '/m/startLottery',
  lotteryHistory: '/m/lotteryHistory',
  promotions: '/m/activity',
  signIn: '/m/activity/signIn',
  tasks: '/m/activity/tasks',
  wheel: '/m/activity/wheel',
  packets: '/m/activity/redPacket',
  rewards: '/m/rewardCenter',
  mall: '/m/mall/mallHome',
  notices: '/m/notice',
  messages: '/m/message',
  inbox: '/m/webEmail',
  chat: '/m/chat',
  feedback: '/m/feedback',
  invite: '/m/invite',
  salaryContract: '/m/member/agent/getSalaryContract',
  dividendContract: '/m/member/agent/getDevidendContract',
  hourlyContract: '/m/member/agent/getHourContract',
  about: '/m/aboutUs',
  app: '/m/app',
  beginnerGuide: '/m/beginnerGuide',
  help: '/m/help',
  responsibleGaming: '/m/responsibleGaming',
  userAgreement: '/m/userAgreement',
  terms: '/m/terms',
  privacy: '/m/privacy',
  licences: '/m/licences',
  service: '/m/service',
  nav: '/m/nav',
  restricted: '/m/restricted',
  unavailable: '/m/unavailable',
} as const satisfies Record<string, `${typeof SITE_BASE}${string}`>;
export type SitePage = keyof typeof SITE_PATHS;

/** Other addresses that lead home. */
export const HOME_ALIASES = ['/', '/m', SITE_BASE, '/m/index', '/m/index.html'] as const;

/** What is served beside the pages: built code, the brands' art, and the files of the installed app. */
export const SITE_FILES = {
  assets: '/m/assets/',
  brand: '/m/brand/',
  manifest: '/m/manifest.webmanifest',
  offline: '/m/offline',
  worker: '/m/sw.js',
} as const;
