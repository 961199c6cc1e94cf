import type { Page } from '@playwright/test';

export type Row = {
  path: string;
  /** `in page`: the bar is part of the page, and no header landmark is there. */
  bar: 'logo' | 'header' | 'in page' | 'none';
  /** The title in the bar, where the specification gives one; every bar has some title (docs/decisions/0154). */
  title: string | null;
  tabs: boolean;
  /** Where the arrow leads somebody who came from another page of the site. */
  back: 'home' | 'previous' | 'none';
};

const HEADER = { bar: 'header', title: null, tabs: true, back: 'previous' } as const;
const BARE = { bar: 'in page', title: null, tabs: false, back: 'previous' } as const;
const FULL_SIZE = { bar: 'none', title: null, tabs: false, back: 'none' } as const;

/** Specification section 2 "Layout rules", docs/decisions/0016 and 0017, repeated here on purpose. */
export const LAYOUT: readonly Row[] = [
  { path: '/m/home', bar: 'logo', title: null, tabs: true, back: 'none' },
  { path: '/m/login', ...BARE, title: 'Log in', back: 'home' },
  { path: '/m/register', ...BARE, title: 'Register', back: 'home' },
  { path: '/m/forget', ...HEADER, title: 'Forgot password', tabs: false, back: 'home' },
  { path: '/m/voucherCenter/guide', ...HEADER },
  { path: '/m/mall/mallHome', ...HEADER },
  { path: '/m/vip', ...HEADER },
  { path: '/m/game', ...HEADER },
  { path: '/m/gameCenter', ...HEADER, title: 'Game centre' },
  { path: '/m/slotsCenter', ...HEADER, title: 'Slots', tabs: false },
  { path: '/m/gameList', ...BARE },
  { path: '/m/lottery', ...FULL_SIZE },
  { path: '/m/activity', ...HEADER, title: 'Promotions', back: 'home' },
  { path: '/m/notice', ...HEADER, title: 'Announcements', tabs: false },
  { path: '/m/message', ...BARE, title: 'Message centre', tabs: true, back: 'home' },
  { path: '/m/jackpot', ...BARE },
  { path: '/m/aboutUs', ...BARE },
  { path: '/m/app', ...BARE },
  { path: '/m/trail', ...HEADER, title: 'Free play', back: 'home' },
  { path: '/m/member/agent/getSalaryContract', ...HEADER },
  { path: '/m/member/agent/getDevidendContract', ...HEADER },
  { path: '/m/member/agent/getHourContract', ...HEADER },
  { path: '/m/invite', ...HEADER },
  { path: '/m/activity/leaderboard', ...HEADER },
  { path: '/m/userAgreement', ...HEADER },
  { path: '/m/terms', ...HEADER },
  { path: '/m/privacy', ...HEADER },
  { path: '/m/licences', ...HEADER },
  { path: '/m/responsibleGaming', ...HEADER },
  { path: '/m/help', ...HEADER },
  { path: '/m/beginnerGuide', ...HEADER },
  { path: '/m/service', ...HEADER },
  { path: '/m/nav', ...HEADER },
  { path: '/m/restricted', ...HEADER },
  { path: '/m/unavailable', ...HEADER },
  { path: '/m/winnerBoard', ...HEADER },
  { path: '/m/lotteryHistory', ...HEADER },
  { path: '/m/modelList', ...HEADER },
];

/** The same for pages a visitor is sent away from. */
export const MEMBER_LAYOUT: readonly Row[] = [
  { path: '/m/rewardCenter', ...HEADER },
  { path: '/m/activity/signIn', ...HEADER },
  { path: '/m/activity/tasks', ...HEADER },
  { path: '/m/activity/wheel', ...HEADER },
  { path: '/m/mall/orders', ...HEADER },
  { path: '/m/mall/points', ...HEADER },
  { path: '/m/activity/redPacket', ...HEADER },
  { path: '/m/bonuses', ...HEADER },
  { path: '/m/webEmail', ...HEADER },
  { path: '/m/changePsw', ...HEADER, title: 'Change password', tabs: false },
  { path: '/m/member/home', ...HEADER },
  { path: '/m/myAccount/index', ...HEADER },
  { path: '/m/securityCenter', ...HEADER },
  { path: '/m/securityCenter/mobile', ...HEADER },
  { path: '/m/securityCenter/email', ...HEADER },
  { path: '/m/gameRecord', ...HEADER },
  { path: '/m/transaction/record', ...HEADER },
  { path: '/m/profitandloss', ...HEADER },
  { path: '/m/limits', ...HEADER },
  { path: '/m/myGames', ...HEADER },
  { path: '/m/play', ...FULL_SIZE },
  { path: '/m/voucherCenter', ...HEADER },
  { path: '/m/voucherCenter/record', ...HEADER },
  { path: '/m/withdraw', ...HEADER },
  { path: '/m/withdraw/record', ...HEADER },
  { path: '/m/bankCards', ...HEADER },
  { path: '/m/paymentPassword', ...HEADER },
  { path: '/m/chat', ...HEADER, tabs: false },
  { path: '/m/chatRoom', ...HEADER, tabs: false },
  { path: '/m/feedback', ...HEADER },
  { path: '/m/notifications', ...HEADER },
];

/** Pages that say that there is nothing yet, all in the same way: the first stands for them. */
export const PLANNED_PATHS = [
  '/m/member/agent/getSalaryContract',
  '/m/member/agent/getDevidendContract',
  '/m/member/agent/getHourContract',
];

/** Whether axe looks at a screen of its own there. */
export const isLookedAt = (path: string): boolean => !PLANNED_PATHS.slice(1).includes(path);

/** The lottery page's own screens at Harbor, in its frame or by themselves: a board of each kind, and what opens over it. */
export const LOTTERY_SCREENS = [
  'trad/games/lobby',
  'trad/games/HM1',
  'trad/games/EF3',
  'ent/games/HM1',
  'ent/games/RG3',
  'ent/games/DK1',
  'ent/games/L28',
  'ent/games/LS6',
  'ent/games/TK8',
  'trad/games/HM1/history',
  'trad/games/HM1/trend',
  'trad/games/HM1/rules',
  'trad/games/HM1/orders',
].map((screen) => `/m/lotto-h5/harbor/${screen}`);

/** Navigates within the site, as a link does: without a new document. */
export async function openInSite(page: Page, path: string): Promise<void> {
  await page.evaluate(
    `history.pushState({ depth: (history.state?.depth ?? 0) + 1 }, '', ${JSON.stringify(path)});
     dispatchEvent(new PopStateEvent('popstate'))`,
  );
  await waitUntilDrawn(page, path);
}

/** The page of this path is shown, and not its spinner. */
export async function waitUntilDrawn(page: Page, path: string): Promise<void> {
  // Not `waitForFunction`: it evaluates inside the page, which the policy refuses.
  await page.evaluate(`new Promise((resolve) => {
    const look = () =>
      location.pathname === ${JSON.stringify(path)} &&
      document.querySelector('h1') &&
      !document.querySelector('main [role=status][aria-label]')
        ? resolve()
        : setTimeout(look, 10);
    look();
  })`);
}

type Seen = Omit<Row, 'path' | 'back'> & { headings: number; documentTitle: string };

/** What surrounds the page, in the words of the table. One query, because there are many pages. */
export function readLayout(page: Page): Promise<Seen> {
  return page.evaluate<Seen>(`(() => {
    const find = (selector) => document.querySelector(selector);
    const arrow = find('button[aria-label="Back"]');
    const bar = arrow?.parentElement;
    return {
      bar: bar ? (bar.matches('header') ? 'header' : 'in page') : find('header') ? 'logo' : 'none',
      title: bar?.querySelector('h1')?.textContent ?? null,
      tabs: Boolean(find('nav[aria-label="Main pages"]')),
      headings: document.querySelectorAll('h1').length,
      documentTitle: document.title,
    };
  })()`);
}
