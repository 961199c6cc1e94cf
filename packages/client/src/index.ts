export type {
  BankCard,
  Deposit,
  DepositMethod,
  DepositState,
  HeadIconName,
  Language,
  LoginMethod,
  MemberInfo,
  MemberType,
  SessionInfo,
  SystemInfo,
  SystemStatus,
  Theme,
  Turnover,
  Withdrawal,
  WithdrawalState,
} from '@parlour/contract';
export * from './client.ts';
