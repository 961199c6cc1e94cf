export type { Language, SystemInfo, SystemStatus } from '@parlour/contract';
export * from './client.ts';
