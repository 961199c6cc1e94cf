import { type ComponentType, lazy, Suspense } from 'react';
import { AdminUI, CustomRoutes } from 'react-admin';
import { Route } from 'react-router';
import { AccountPage } from '../features/account/AccountPage.tsx';
import { ApprovalPage } from '../features/approvals/ApprovalPage.tsx';
import { ApprovalsPage } from '../features/approvals/ApprovalsPage.tsx';
import { AuditPage } from '../features/audit/AuditPage.tsx';
import { BrandsPage } from '../features/brands/list/BrandsPage.tsx';
import { DepositPage } from '../features/cashier/deposits/DepositPage.tsx';
import { DepositsPage } from '../features/cashier/deposits/DepositsPage.tsx';
import { ReconciliationsPage } from '../features/cashier/reconciliation/ReconciliationsPage.tsx';
import { WithdrawalPage } from '../features/cashier/withdrawals/WithdrawalPage.tsx';
import { WithdrawalsPage } from '../features/cashier/withdrawals/WithdrawalsPage.tsx';
import { DashboardPage } from '../features/dashboard/DashboardPage.tsx';
import { CardsPage } from '../features/games/cards/CardsPage.tsx';
import { CasePage } from '../features/games/cards/CasePage.tsx';
import { CasesPage } from '../features/games/cards/CasesPage.tsx';
import { FloorPage } from '../features/games/floor/FloorPage.tsx';
import { FloorTablePage } from '../features/games/floor/FloorTablePage.tsx';
import { HeldWinsPage } from '../features/games/held/HeldWinsPage.tsx';
import { LobbyPage } from '../features/games/lobby/LobbyPage.tsx';
import { ModelsPage } from '../features/games/returns/ModelsPage.tsx';
import { ReturnsPage } from '../features/games/returns/ReturnsPage.tsx';
import { AlertsPage } from '../features/games/rounds/AlertsPage.tsx';
import { RoundPage } from '../features/games/rounds/RoundPage.tsx';
import { RoundsPage } from '../features/games/rounds/RoundsPage.tsx';
import { TitlePage } from '../features/games/titles/TitlePage.tsx';
import { TitlesPage } from '../features/games/titles/TitlesPage.tsx';
import { TrafficPage } from '../features/games/traffic/TrafficPage.tsx';
import { VendorPage } from '../features/games/vendors/VendorPage.tsx';
import { VendorsPage } from '../features/games/vendors/VendorsPage.tsx';
import { JackpotPage } from '../features/jackpot/JackpotPage.tsx';
import { AccountPage as LedgerAccountPage } from '../features/ledger/AccountPage.tsx';
import { AccountsPage as LedgerAccountsPage } from '../features/ledger/AccountsPage.tsx';
import { ChecksPage } from '../features/ledger/ChecksPage.tsx';
import { HoldsPage } from '../features/ledger/HoldsPage.tsx';
import { MemberMoneyPage } from '../features/ledger/MemberMoneyPage.tsx';
import { PostingPage } from '../features/ledger/PostingPage.tsx';
import { TransfersPage } from '../features/ledger/TransfersPage.tsx';
import { IssuesPage } from '../features/lottery/issues/IssuesPage.tsx';
import { OrdersPage } from '../features/lottery/orders/OrdersPage.tsx';
import { HotMatchesPage } from '../features/matches/HotMatchesPage.tsx';
import { FollowUpsPage } from '../features/members/FollowUpsPage.tsx';
import { LoginsPage } from '../features/members/LoginsPage.tsx';
import { MemberPage } from '../features/members/MemberPage.tsx';
import { MembersPage } from '../features/members/MembersPage.tsx';
import { AnnouncementsPage } from '../features/messages/AnnouncementsPage.tsx';
import { ChatDeskPage } from '../features/messages/chat/ChatDeskPage.tsx';
import { FeedbackPage } from '../features/messages/feedback/FeedbackPage.tsx';
import { PagesPage } from '../features/messages/pages/PagesPage.tsx';
import { SendingPage } from '../features/messages/sendings/SendingPage.tsx';
import { SendingsPage } from '../features/messages/sendings/SendingsPage.tsx';
import { HealthPage } from '../features/operations/HealthPage.tsx';
import { JobsPage } from '../features/operations/JobsPage.tsx';
import { OutboxPage } from '../features/operations/OutboxPage.tsx';
import { OperatorPage } from '../features/operators/OperatorPage.tsx';
import { OperatorsPage } from '../features/operators/OperatorsPage.tsx';
import { RolesPage } from '../features/operators/RolesPage.tsx';
import { ApplicationsPage } from '../features/promotions/ApplicationsPage.tsx';
import { BlocksPage } from '../features/promotions/blocks/BlocksPage.tsx';
import { BoardsPage } from '../features/promotions/boards/BoardsPage.tsx';
import { ChancePage } from '../features/promotions/chance/ChancePage.tsx';
import { CostsPage } from '../features/promotions/costs/CostsPage.tsx';
import { GrantsPage } from '../features/promotions/GrantsPage.tsx';
import { InvitePage } from '../features/promotions/invite/InvitePage.tsx';
import { MallPage } from '../features/promotions/mall/MallPage.tsx';
import { MallOrdersPage } from '../features/promotions/mall/OrdersPage.tsx';
import { OffersPage } from '../features/promotions/OffersPage.tsx';
import { ReturnBudgetPage } from '../features/promotions/returns/ReturnBudgetPage.tsx';
import { FreeRoundsPage } from '../features/promotions/rounds/FreeRoundsPage.tsx';
import { VipPlanPage } from '../features/promotions/vip/VipPlanPage.tsx';
import { QueuePage } from '../features/queue/QueuePage.tsx';
import { VendorDaysPage } from '../features/reconciliation/VendorDaysPage.tsx';
import { VendorDifferencesPage } from '../features/reconciliation/VendorDifferencesPage.tsx';
import { DailyReportPage } from '../features/reports/DailyReportPage.tsx';
import { Frame } from '../frame/Frame.tsx';
import { NotFound } from '../frame/NotFound.tsx';
import { PageFailed } from '../frame/PageFailed.tsx';
import { LoadingBlock } from '../parts/layout/PageStates.tsx';
import { useText } from '../platform/texts.tsx';

/** The heaviest page by far, and most operators never open it. */
const BrandPage = lazy(async () => ({
  default: (await import('../features/brands/editing/BrandPage.tsx')).BrandPage,
}));

const FeedbackDetailPage = lazy(async () => ({
  default: (await import('../features/messages/feedback/FeedbackDetailPage.tsx')).FeedbackDetailPage,
}));
const PresentersPage = lazy(async () => ({
  default: (await import('../features/messages/presenters/PresentersPage.tsx')).PresentersPage,
}));
const RoomPage = lazy(async () => ({
  default: (await import('../features/messages/room/RoomPage.tsx')).RoomPage,
}));
const PageEditorPage = lazy(async () => ({
  default: (await import('../features/messages/pages/PageEditorPage.tsx')).PageEditorPage,
}));
const AnnouncementPage = lazy(async () => ({
  default: (await import('../features/messages/AnnouncementPage.tsx')).AnnouncementPage,
}));

/** They bring the rules of every play with them. */
const IssuePage = lazy(async () => ({
  default: (await import('../features/lottery/issues/IssuePage.tsx')).IssuePage,
}));
const LotteriesPage = lazy(async () => ({
  default: (await import('../features/lottery/games/LotteriesPage.tsx')).LotteriesPage,
}));
const LotteryPage = lazy(async () => ({
  default: (await import('../features/lottery/games/LotteryPage.tsx')).LotteryPage,
}));
const LotterySetupPage = lazy(async () => ({
  default: (await import('../features/lottery/setup/SetupPage.tsx')).SetupPage,
}));
const OrderPage = lazy(async () => ({
  default: (await import('../features/lottery/orders/OrderPage.tsx')).OrderPage,
}));

const OfferPage = lazy(async () => ({
  default: (await import('../features/promotions/OfferPage.tsx')).OfferPage,
}));
const MallItemPage = lazy(async () => ({
  default: (await import('../features/promotions/mall/ItemPage.tsx')).ItemPage,
}));

const PAGES: { path: string; page: ComponentType }[] = [
  { path: '/', page: DashboardPage },
  { path: '/queue', page: QueuePage },
  { path: '/approvals', page: ApprovalsPage },
  { path: '/approvals/:id', page: ApprovalPage },
  { path: '/brands', page: BrandsPage },
  { path: '/brands/:merchantCode/:tab?', page: BrandPage },
  { path: '/matches', page: HotMatchesPage },
  { path: '/announcements', page: AnnouncementsPage },
  { path: '/announcements/:merchantCode/:id', page: AnnouncementPage },
  { path: '/sendings', page: SendingsPage },
  { path: '/sendings/:merchantCode/:id', page: SendingPage },
  { path: '/feedback', page: FeedbackPage },
  { path: '/feedback/:merchantCode/:id', page: FeedbackDetailPage },
  { path: '/promotions/offers', page: OffersPage },
  { path: '/promotions/offers/:merchantCode/:id', page: OfferPage },
  { path: '/promotions/applications', page: ApplicationsPage },
  { path: '/promotions/grants', page: GrantsPage },
  { path: '/promotions/report', page: CostsPage },
  { path: '/promotions/returns', page: ReturnBudgetPage },
  { path: '/promotions/blocks', page: BlocksPage },
  { path: '/promotions/mall', page: MallPage },
  { path: '/promotions/mall/:merchantCode/:id', page: MallItemPage },
  { path: '/promotions/mallOrders', page: MallOrdersPage },
  { path: '/promotions/rounds', page: FreeRoundsPage },
  { path: '/pages', page: PagesPage },
  { path: '/pages/:merchantCode/:name', page: PageEditorPage },
  { path: '/messages/chat', page: ChatDeskPage },
  { path: '/messages/room', page: RoomPage },
  { path: '/presenters', page: PresentersPage },
  { path: '/members', page: MembersPage },
  { path: '/members/:merchantCode/:id', page: MemberPage },
  { path: '/logins', page: LoginsPage },
  { path: '/followUps', page: FollowUpsPage },
  { path: '/ledger', page: LedgerAccountsPage },
  { path: '/ledger/account/:merchantCode/:id', page: LedgerAccountPage },
  { path: '/ledger/member/:merchantCode/:id', page: MemberMoneyPage },
  { path: '/ledger/posting/:merchantCode/:id', page: PostingPage },
  { path: '/ledger/transfers', page: TransfersPage },
  { path: '/ledger/holds', page: HoldsPage },
  { path: '/ledger/checks', page: ChecksPage },
  { path: '/ledger/vendors', page: VendorDaysPage },
  { path: '/ledger/vendors/differences', page: VendorDifferencesPage },
  { path: '/cashier/withdrawals', page: WithdrawalsPage },
  { path: '/cashier/withdrawals/:merchantCode/:id', page: WithdrawalPage },
  { path: '/cashier/deposits', page: DepositsPage },
  { path: '/cashier/deposits/:merchantCode/:id', page: DepositPage },
  { path: '/cashier/reconciliation', page: ReconciliationsPage },
  { path: '/games/titles', page: TitlesPage },
  { path: '/games/titles/:merchantCode/:nodeId', page: TitlePage },
  { path: '/games/lobby', page: LobbyPage },
  { path: '/games/vendors', page: VendorsPage },
  { path: '/games/vendors/:merchantCode/:code', page: VendorPage },
  { path: '/games/rounds', page: RoundsPage },
  { path: '/games/rounds/:merchantCode/:vendor/:id', page: RoundPage },
  { path: '/games/returns', page: ReturnsPage },
  { path: '/games/models', page: ModelsPage },
  { path: '/games/alerts', page: AlertsPage },
  { path: '/games/held', page: HeldWinsPage },
  { path: '/games/cards', page: CardsPage },
  { path: '/games/cases', page: CasesPage },
  { path: '/games/cases/:merchantCode/:id', page: CasePage },
  { path: '/games/tables', page: FloorPage },
  { path: '/games/tables/:merchantCode/:vendor/:table', page: FloorTablePage },
  { path: '/games/jackpot', page: JackpotPage },
  { path: '/promotions/vip', page: VipPlanPage },
  { path: '/promotions/invite', page: InvitePage },
  { path: '/promotions/boards', page: BoardsPage },
  { path: '/games/traffic', page: TrafficPage },
  { path: '/promotions/chance', page: ChancePage },
  { path: '/lottery/games', page: LotteriesPage },
  { path: '/lottery/games/:merchantCode/new', page: LotterySetupPage },
  { path: '/lottery/games/:merchantCode/:code', page: LotteryPage },
  { path: '/lottery/games/:merchantCode/:code/setup', page: LotterySetupPage },
  { path: '/lottery/issues', page: IssuesPage },
  { path: '/lottery/issues/:merchantCode/:game/:numero', page: IssuePage },
  { path: '/lottery/orders', page: OrdersPage },
  { path: '/lottery/orders/:merchantCode/:id', page: OrderPage },
  { path: '/reports/daily', page: DailyReportPage },
  { path: '/operators', page: OperatorsPage },
  { path: '/operators/:id', page: OperatorPage },
  { path: '/roles', page: RolesPage },
  { path: '/audit', page: AuditPage },
  { path: '/jobs', page: JobsPage },
  { path: '/outbox', page: OutboxPage },
  { path: '/health', page: HealthPage },
  { path: '/account', page: AccountPage },
];

export function ConsolePages() {
  const text = useText();
  return (
    <AdminUI
      layout={Frame}
      title={text('frame.product')}
      catchAll={NotFound}
      error={PageFailed}
      disableTelemetry
      requireAuth={false}
    >
      <CustomRoutes>
        {PAGES.map(({ path, page: Page }) => (
          <Route
            key={path}
            path={path}
            element={
              <Suspense fallback={<LoadingBlock />}>
                <Page />
              </Suspense>
            }
          />
        ))}
      </CustomRoutes>
    </AdminUI>
  );
}
