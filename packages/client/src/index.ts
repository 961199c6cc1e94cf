export * from './client.ts';
export type { Language, SystemInfo, SystemStatus } from '@parlour/contract';
