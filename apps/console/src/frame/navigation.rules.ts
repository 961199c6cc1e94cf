import type { Me } from '@parlour/client/console';
import type { ConsoleKey } from '@parlour/texts/load/console';
import type { GlyphName } from '../parts/values/Glyph.tsx';
import { mayUse, type Need } from '../platform/permissions.rules.ts';
import type { CashierCounts } from '../platform/useCashierCounts.ts';

export type NavItem = {
  path: string;
  label: ConsoleKey;
  glyph: GlyphName;
  need: Need | null;
  /** There is no such page in production. */
  isOfDemonstration?: true;
};
export type NavGroup = { label: ConsoleKey; items: NavItem[] };

const granted = (permission: Need['permission']): Need => ({ permission, scope: 'granted' });
const platform = (permission: Need['permission']): Need => ({ permission, scope: 'platform' });

/** Every page with the permission it needs, the same as on its endpoints. */
export const NAVIGATION: readonly NavGroup[] = [
  {
    label: 'nav.desk',
    items: [
      { path: '/', label: 'nav.dashboard', glyph: 'dashboard', need: null },
      { path: '/queue', label: 'nav.queue', glyph: 'report', need: null },
      { path: '/approvals', label: 'nav.approvals', glyph: 'approve', need: granted('approvals.read') },
    ],
  },
  {
    label: 'nav.brands.group',
    items: [{ path: '/brands', label: 'nav.brands', glyph: 'brand', need: granted('brands.read') }],
  },
  {
    label: 'nav.members.group',
    items: [
      { path: '/members', label: 'nav.members', glyph: 'users', need: granted('members.read') },
      { path: '/logins', label: 'nav.logins', glyph: 'key', need: granted('members.read') },
      { path: '/followUps', label: 'nav.followUps', glyph: 'approve', need: granted('members.manage') },
    ],
  },
  {
    label: 'nav.cashier.group',
    items: [
      {
        path: '/cashier/withdrawals',
        label: 'nav.withdrawals',
        glyph: 'payout',
        need: granted('cashier.read'),
      },
      { path: '/cashier/deposits', label: 'nav.deposits', glyph: 'payin', need: granted('cashier.read') },
      {
        path: '/cashier/reconciliation',
        label: 'nav.reconciliation',
        glyph: 'scales',
        need: granted('cashier.read'),
      },
    ],
  },
  {
    label: 'nav.games.group',
    items: [
      { path: '/games/titles', label: 'nav.titles', glyph: 'grid', need: granted('games.read') },
      { path: '/games/lobby', label: 'nav.lobby', glyph: 'swap', need: granted('games.read') },
      { path: '/matches', label: 'nav.matches', glyph: 'dashboard', need: granted('brands.read') },
      { path: '/games/vendors', label: 'nav.vendors', glyph: 'globe', need: granted('games.read') },
      { path: '/games/rounds', label: 'nav.rounds', glyph: 'reload', need: granted('games.rounds') },
      { path: '/games/returns', label: 'nav.returns', glyph: 'chart', need: granted('games.rounds') },
      { path: '/games/models', label: 'nav.models', glyph: 'dashboard', need: granted('games.rounds') },
      { path: '/games/alerts', label: 'nav.alerts', glyph: 'warning', need: granted('games.rounds') },
      { path: '/games/held', label: 'nav.held', glyph: 'shield', need: granted('games.rounds') },
      { path: '/games/tables', label: 'nav.floor', glyph: 'grid', need: granted('games.rounds') },
      { path: '/games/cases', label: 'nav.cases', glyph: 'search', need: granted('games.rounds') },
      { path: '/games/cards', label: 'nav.cards', glyph: 'users', need: granted('games.rounds') },
      { path: '/games/jackpot', label: 'nav.jackpot', glyph: 'trophy', need: granted('jackpot.read') },
      {
        path: '/games/traffic',
        label: 'nav.traffic',
        glyph: 'users',
        need: granted('games.read'),
        isOfDemonstration: true,
      },
    ],
  },
  {
    label: 'nav.messages.group',
    items: [
      {
        path: '/announcements',
        label: 'nav.announcements',
        glyph: 'report',
        need: granted('messages.read'),
      },
      { path: '/sendings', label: 'nav.sendings', glyph: 'transfer', need: granted('messages.read') },
      { path: '/pages', label: 'nav.pages', glyph: 'report', need: granted('messages.read') },
      { path: '/messages/chat', label: 'nav.chat', glyph: 'chat', need: granted('messages.chat') },
      { path: '/messages/room', label: 'nav.room', glyph: 'users', need: granted('messages.chat') },
      { path: '/feedback', label: 'nav.feedback', glyph: 'users', need: granted('members.read') },
      { path: '/presenters', label: 'nav.presenters', glyph: 'operator', need: granted('messages.read') },
    ],
  },
  {
    label: 'nav.promotions.group',
    items: [
      { path: '/promotions/offers', label: 'nav.offers', glyph: 'trophy', need: granted('promotions.read') },
      {
        path: '/promotions/applications',
        label: 'nav.applications',
        glyph: 'users',
        need: granted('promotions.read'),
      },
      { path: '/promotions/grants', label: 'nav.grants', glyph: 'report', need: granted('promotions.read') },
      { path: '/promotions/report', label: 'nav.costs', glyph: 'chart', need: granted('promotions.read') },
      {
        path: '/promotions/returns',
        label: 'nav.returnBudget',
        glyph: 'scales',
        need: granted('promotions.read'),
      },
      { path: '/promotions/blocks', label: 'nav.blocks', glyph: 'shield', need: granted('promotions.read') },
      { path: '/promotions/mall', label: 'nav.mall', glyph: 'grid', need: granted('promotions.read') },
      {
        path: '/promotions/mallOrders',
        label: 'nav.mallOrders',
        glyph: 'transfer',
        need: granted('promotions.read'),
      },
      {
        path: '/promotions/rounds',
        label: 'nav.freeRounds',
        glyph: 'grid',
        need: granted('promotions.read'),
      },
      { path: '/promotions/vip', label: 'nav.vip', glyph: 'trophy', need: granted('promotions.read') },
      { path: '/promotions/invite', label: 'nav.invite', glyph: 'users', need: granted('promotions.read') },
      { path: '/promotions/boards', label: 'nav.boards', glyph: 'trophy', need: granted('promotions.read') },
      { path: '/promotions/chance', label: 'nav.chance', glyph: 'trophy', need: granted('promotions.read') },
    ],
  },
  {
    label: 'nav.lottery.group',
    items: [
      { path: '/lottery/games', label: 'nav.lotteries', glyph: 'grid', need: granted('lottery.read') },
      { path: '/lottery/issues', label: 'nav.issues', glyph: 'reload', need: granted('lottery.read') },
      {
        path: '/lottery/orders',
        label: 'nav.lotteryOrders',
        glyph: 'report',
        need: granted('lottery.orders'),
      },
    ],
  },
  {
    label: 'nav.ledger.group',
    items: [
      { path: '/ledger', label: 'nav.ledger', glyph: 'wallet', need: granted('ledger.read') },
      { path: '/ledger/transfers', label: 'nav.transfers', glyph: 'transfer', need: granted('ledger.read') },
      { path: '/ledger/holds', label: 'nav.holds', glyph: 'lock', need: granted('ledger.read') },
      { path: '/ledger/checks', label: 'nav.checks', glyph: 'check', need: granted('ledger.read') },
      { path: '/ledger/vendors', label: 'nav.vendorBooks', glyph: 'scales', need: granted('ledger.read') },
    ],
  },
  {
    label: 'nav.reports.group',
    items: [
      { path: '/reports/daily', label: 'nav.dailyReport', glyph: 'report', need: granted('reports.read') },
    ],
  },
  {
    label: 'nav.people',
    items: [
      { path: '/operators', label: 'nav.operators', glyph: 'operator', need: platform('operators.read') },
      { path: '/roles', label: 'nav.roles', glyph: 'shield', need: null },
      { path: '/audit', label: 'nav.audit', glyph: 'audit', need: granted('audit.read') },
    ],
  },
  {
    label: 'nav.operations',
    items: [
      { path: '/jobs', label: 'nav.jobs', glyph: 'jobs', need: platform('jobs.read') },
      { path: '/outbox', label: 'nav.outbox', glyph: 'plane', need: granted('outbox.read') },
      { path: '/health', label: 'nav.health', glyph: 'health', need: platform('health.read') },
    ],
  },
];

type Place = { brand: string | null; isDemonstration: boolean };

/** Hides pages the operator may not use, those of a demonstration elsewhere, and groups without pages. */
export function navigationFor(me: Me, { brand, isDemonstration }: Place): NavGroup[] {
  return NAVIGATION.map(({ label, items }) => ({
    label,
    items: items.filter(
      ({ need, isOfDemonstration = false }) =>
        (need === null || mayUse(me, need, brand)) && (isDemonstration || !isOfDemonstration),
    ),
  })).filter(({ items }) => items.length > 0);
}

/** The page of an address: the one with the longest matching path. */
export function activePath(pathname: string): string {
  const paths = NAVIGATION.flatMap(({ items }) => items.map(({ path }) => path));
  const found = paths.filter(
    (path) => path !== '/' && (pathname === path || pathname.startsWith(`${path}/`)),
  );
  return found.sort((one, other) => other.length - one.length)[0] ?? (pathname === '/' ? '/' : '');
}

/** How many tasks wait for a decision behind a menu entry. */
export function waitingByPath(counts: CashierCounts | undefined): Record<string, number> {
  if (!counts) return {};
  const { withdrawals, deposits } = counts;
  return {
    '/cashier/withdrawals': withdrawals.requested + withdrawals.reviewing,
    '/cashier/deposits': deposits.review,
  };
}
