import { type Logger, pino } from 'pino';

export type Log = Pick<Logger, 'info' | 'warn' | 'error'>;

export function createLog(level: string): Logger {
  return pino({ level, base: null });
}
