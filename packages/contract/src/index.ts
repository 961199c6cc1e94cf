import { cashier } from './cashier/cashier.ts';
import type { EndpointDefinition } from './endpoint.ts';
import { games } from './games/games.ts';
import { identity } from './identity/identity.ts';
import { lottery } from './lottery/lottery.ts';
import { messages } from './messages/messages.ts';
import { boardEndpoints } from './promotions/boards.ts';
import { bonuses } from './promotions/bonuses.ts';
import { inviteEndpoints } from './promotions/invite.ts';
import { mallEndpoints } from './promotions/mall.ts';
import { promotions } from './promotions/promotions.ts';
import { vip } from './promotions/vip.ts';
import { protection } from './protection/protection.ts';
import { system } from './system/system.ts';
import { wallet } from './wallet/wallet.ts';

/** Every call there is, by domain. The server's binding, the client and the API document come from this. */
export const contract = {
  system,
  identity,
  messages,
  protection,
  wallet,
  cashier,
  games,
  lottery,
  promotions: { ...promotions, ...vip, ...bonuses, ...mallEndpoints, ...inviteEndpoints, ...boardEndpoints },
} satisfies Record<string, Record<string, EndpointDefinition>>;
export type Contract = typeof contract;

export type { OperatorDeposit, OperatorWithdrawal } from './cashier/cashier.operator.ts';
export type { BankCard, Deposit, DepositPromotion, Turnover, Withdrawal } from './cashier/parts.ts';
export { type Bank, CashierSettings, type DepositChannel } from './cashier/settings.ts';
export * from './console.ts';
export * from './endpoint.ts';
export type { ModelSheet, OperatorTitle } from './games/catalogue.operator.ts';
export type { HeldWin } from './games/held-wins.operator.ts';
export {
  JACKPOT_ODDS,
  type JackpotDraw,
  type JackpotSetup,
} from './games/jackpot.operator.ts';
export type { JackpotDrawn, WinnerEntry } from './games/jackpot.ts';
export type { OperatorMatch } from './games/matches.operator.ts';
export type { HotMatch } from './games/matches.ts';
export type { Game, LobbyMapping, VendorEntry } from './games/parts.ts';
export type { VendorDifference, VendorReconciliation } from './games/reconciliation.operator.ts';
export type { ModelReturn, TitleReturn } from './games/returns.operator.ts';
export type { OperatorRound, RoundEvidence, RoundStep } from './games/rounds.operator.ts';
export type { OperatorVendor } from './games/vendors.operator.ts';
export type { MemberInfo } from './identity/member.ts';
export type { MemberSummary } from './identity/members.operator.ts';
export type { SessionInfo } from './identity/parts.ts';
export type { RegistrationPayload } from './identity/registration.ts';
export { LANGUAGE_TAG, LANGUAGES, Language } from './languages.ts';
export type { Change } from './lists.ts';
export type {
  IssueRisk,
  OddsFinding,
  OperatorIssue,
  OperatorLottery,
  OperatorPlay,
  OperatorTicket,
  PlayRisk,
} from './lottery/lottery.operator.ts';
export type { Issue, Lottery, LotteryOrder, LotteryTerms, Opened, SubOrder } from './lottery/parts.ts';
export { LotterySetup } from './lottery/setup.ts';
export {
  AnnouncementDocument,
  type AnnouncementSummary,
  type LocalText,
  type OperatorAnnouncement,
} from './messages/announcements.operator.ts';
export type { CannedAnswer, ChatSummary, DeskChat } from './messages/chat.operator.ts';
export type { ChatMessage } from './messages/chat.parts.ts';
export type { Chat } from './messages/chat.ts';
export type { FeedbackLine, OperatorFeedback } from './messages/feedback.operator.ts';
export type { OwnFeedback } from './messages/feedback.ts';
export type { History } from './messages/history.ts';
export {
  type InboxText,
  InboxTexts,
  type Recipients,
  type Sending,
  type SendingSummary,
} from './messages/inbox.operator.ts';
export type { InboxMessage, InboxSummary } from './messages/inbox.ts';
export { type OperatorPage, type PageChanges, PageTexts } from './messages/pages.operator.ts';
export type { BrandPage, NewTerms } from './messages/pages.ts';
export type { Announcement, Banner, Picture } from './messages/parts.ts';
export { type OperatorPresenter, PresenterDocument, type Shift } from './messages/presenters.operator.ts';
export type { Presenter } from './messages/presenters.ts';
export type { PushDevice, PushSettings, PushState } from './messages/push.ts';
export type { Mute, ReportedLine, RoomLine, RoomSettings } from './messages/room.operator.ts';
export type { RoomMessage } from './messages/room.parts.ts';
export type { Room } from './messages/room.ts';
export * from './openapi.ts';
export type { Approval } from './operators/approvals.ts';
export type { AuditRecord } from './operators/audit.ts';
export * from './operators/endpoint-persons.ts';
export type { Figure, Found, Tasks, WaitingItem } from './operators/inbox.ts';
export * from './operators/operator-endpoint.ts';
export type { Grant, Me } from './operators/session.ts';
export { isBoundedPattern, matchesPattern, PATTERN_INPUT_MAX } from './patterns/patterns.ts';
export type { PromotionBlock, SegmentBlock } from './promotions/blocks.operator.ts';
export type { OperatorBoard } from './promotions/boards.operator.ts';
export { type Board, BoardDocument, type OwnPlace } from './promotions/boards.ts';
export type { OperatorBonus } from './promotions/bonuses.operator.ts';
export type { BonusAccount, OwnBonus } from './promotions/bonuses.ts';
export type { OperatorPacket } from './promotions/chance/packets.operator.ts';
export type { DrawnPacket, Packet } from './promotions/chance/packets.ts';
export type { Prize } from './promotions/chance/prize.ts';
export type { SignIn } from './promotions/chance/sign-in.ts';
export type { OperatorTask, Task } from './promotions/chance/tasks.operator.ts';
export type { MemberTask } from './promotions/chance/tasks.ts';
export type { WheelSector, WheelVersion } from './promotions/chance/wheel.operator.ts';
export type { Wheel, WheelTurn } from './promotions/chance/wheel.ts';
export type { CategoryReturn, CostReport, PromotionSettings } from './promotions/costs.operator.ts';
export { type BonusTerms, type Gift, type OfferAudience, OfferDocument } from './promotions/document.ts';
export type { Forecast, Written } from './promotions/forecast.operator.ts';
export type { OperatorGrant } from './promotions/grants.operator.ts';
export type { OperatorInvite } from './promotions/invite.operator.ts';
export type { InviteFriend, InvitePlan } from './promotions/invite.ts';
export { MallAddress, type MallCredit, MallDocument, type MallText } from './promotions/mall.document.ts';
export type { OperatorMallItem, OperatorMallOrder } from './promotions/mall.operator.ts';
export type { MallItem, MallOrder, PointEntry } from './promotions/mall.ts';
export type {
  OfferSummary,
  OperatorApplication,
  OperatorOffer,
} from './promotions/promotions.operator.ts';
export type { Offer, OwnOffer, Reward } from './promotions/promotions.ts';
export type { OperatorRounds } from './promotions/rounds.operator.ts';
export type { OwnRounds, RoundsGame, RoundsTerms } from './promotions/rounds.ts';
export type { Simulation } from './promotions/simulation.operator.ts';
export type { VipTrial } from './promotions/vip.operator.ts';
export type { VipLevel, VipPlan, VipStanding } from './promotions/vip.ts';
export * from './refusals.ts';
export * from './system/brand.ts';
export * from './system/brand-guards.ts';
export * from './system/brand-parts.ts';
export type { BrandDocument } from './system/brands.operator.ts';
export * from './system/registration.ts';
export type { SystemInfo, SystemStatus } from './system/system.ts';
export * from './system/theme.ts';
export * from './values/cashier.ts';
export * from './values/games.ts';
export * from './values/identity.ts';
export * from './values/live.ts';
export * from './values/lottery.ts';
export * from './values/messages/chat.ts';
export * from './values/messages/feedback.ts';
export * from './values/messages/inbox.ts';
export * from './values/messages/push.ts';
export * from './values/messages/room.ts';
export * from './values/messages.ts';
export * from './values/one-of.ts';
export * from './values/operators.ts';
export * from './values/permissions.ts';
export * from './values/promotions/boards.ts';
export * from './values/promotions/chance.ts';
export * from './values/promotions/invite.ts';
export * from './values/promotions/mall.ts';
export * from './values/promotions/overlap.ts';
export * from './values/promotions/promotions.ts';
export * from './values/protection.ts';
export * from './values/site-paths.ts';
export * from './values/switches.ts';
export * from './values/system.ts';
export * from './values/wallet.ts';
export type { LedgerAccountRef, StatementLine } from './wallet/ledger.operator.ts';
export type { Figures } from './wallet/parts.ts';
export type { BetRecord, OwnTransfer } from './wallet/records.ts';
export type { DailyLine } from './wallet/reports.operator.ts';
export type { BrandClock, KeyFigures, KeySums, TodayLine } from './wallet/today.operator.ts';
