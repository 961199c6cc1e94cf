export type {
  HeadIconName,
  Language,
  LoginMethod,
  MemberInfo,
  MemberType,
  SessionInfo,
  SystemInfo,
  SystemStatus,
  Theme,
} from '@parlour/contract';
export * from './client.ts';
