export type { Language, SystemInfo, SystemStatus, Theme } from '@parlour/contract';
export * from './client.ts';
