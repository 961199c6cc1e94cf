import { cashier } from './cashier/cashier.ts';
import type { EndpointDefinition } from './endpoint.ts';
import { games } from './games/games.ts';
import { identity } from './identity/identity.ts';
import { protection } from './protection/protection.ts';
import { system } from './system/system.ts';
import { wallet } from './wallet/wallet.ts';

/** Every call there is, by domain. The server's binding, the client and the API document come from this. */
export const contract = { system, identity, protection, wallet, cashier, games } satisfies Record<
  string,
  Record<string, EndpointDefinition>
>;
export type Contract = typeof contract;

export {
  type OperatorDeposit,
  type OperatorWithdrawal,
  RISK_HINTS,
} from './cashier/cashier.operator.ts';
export {
  type BankCard,
  DEPOSIT_REVIEWS,
  DEPOSIT_STATES,
  type Deposit,
  type DepositReview,
  type DepositState,
  type Turnover,
  WITHDRAWAL_STATES,
  type Withdrawal,
  type WithdrawalState,
} from './cashier/parts.ts';
export {
  type Bank,
  CashierSettings,
  DEPOSIT_METHODS,
  type DepositChannel,
  type DepositMethod,
  FIRST_GATEWAY,
} from './cashier/settings.ts';
export * from './console.ts';
export * from './endpoint.ts';
export type { OperatorTitle } from './games/catalogue.operator.ts';
export {
  JACKPOT_ODDS,
  type JackpotDraw,
  type JackpotSetup,
} from './games/jackpot.operator.ts';
export type { JackpotDrawn, WinnerEntry } from './games/jackpot.ts';
export type { OperatorMatch } from './games/matches.operator.ts';
export type { HotMatch } from './games/matches.ts';
export {
  GAME_CATEGORIES,
  GAME_CLASSIFICATIONS,
  type Game,
  type GameCategory,
  type GameClassification,
  type LobbyMapping,
  type VendorEntry,
} from './games/parts.ts';
export {
  VENDOR_DIFFERENCE_KINDS,
  VENDOR_DIFFERENCE_STATES,
  type VendorDifference,
  type VendorReconciliation,
} from './games/reconciliation.operator.ts';
export type { TitleReturn } from './games/returns.operator.ts';
export type { OperatorRound, RoundEvidence, RoundStep } from './games/rounds.operator.ts';
export type { OperatorVendor } from './games/vendors.operator.ts';
export { HEAD_ICONS, type HeadIconName, type MemberInfo } from './identity/member.ts';
export type { MemberSummary } from './identity/members.operator.ts';
export {
  type LoginMethod,
  type LoginType,
  MEMBER_TYPE,
  type MemberType,
  type SessionInfo,
  type TicketPurpose,
} from './identity/parts.ts';
export type { RegistrationPayload } from './identity/registration.ts';
export type { SocialProvider } from './identity/social.ts';
export * from './languages.ts';
export type { Change } from './lists.ts';
export * from './openapi.ts';
export { APPROVAL_STATES, type Approval, type ApprovalState } from './operators/approvals.ts';
export type { AuditRecord } from './operators/audit.ts';
export type { Figure, Found, OperatorTicketPurpose, Tasks } from './operators/inbox.ts';
export * from './operators/operator-endpoint.ts';
export * from './operators/permissions.ts';
export type { Grant, Me } from './operators/session.ts';
export { isBoundedPattern, matchesPattern, PATTERN_INPUT_MAX } from './patterns/patterns.ts';
export {
  type ExclusionTerm,
  LIMIT_KINDS,
  LIMIT_PERIODS,
  type LimitKind,
  type LimitPeriod,
  type LockCovers,
} from './protection/parts.ts';
export * from './refusals.ts';
export * from './switches.ts';
export * from './system/brand.ts';
export * from './system/brand-parts.ts';
export type { BrandDocument } from './system/brands.operator.ts';
export * from './system/registration.ts';
export { GATEWAY, SYSTEM_STATUS, type SystemInfo, type SystemStatus } from './system/system.ts';
export * from './system/theme.ts';
export {
  LEDGER_PURPOSES,
  type LedgerAccountRef,
  type StatementLine,
  TRANSFER_KINDS,
} from './wallet/ledger.operator.ts';
export {
  type Figures,
  PURSES,
  type PurseType,
  RECORD_GROUPS,
  REPORT_DAYS_MAX,
  type RecordGroup,
} from './wallet/parts.ts';
export type { BetRecord, OwnTransfer } from './wallet/records.ts';
export type { DailyLine } from './wallet/reports.operator.ts';
