import type { Clock } from '@parlour/clock/clock';
import { HOUR_MS } from '@parlour/clock/durations';
import type { Database } from '@parlour/database/database';
import type { DailyKind } from '../../../jobs/daily.ts';
import { dropChatMessages } from './chat.repo.ts';
import { CHAT_FORGOTTEN_AT_ONCE, CHAT_KEPT_MS } from './chat.rules.ts';

/** Deletes at night messages of conversations that are past their time, with pictures and ratings. */
export function chatForgetting({ database, clock }: { database: Database; clock: Clock }): DailyKind {
  return {
    name: 'messages.forget_chat',
    maxAttempts: 5,
    daily: { afterMs: HOUR_MS, daysBack: 1 },
    async outside({ brand }) {
      const some = { before: new Date(clock.now() - CHAT_KEPT_MS), limit: CHAT_FORGOTTEN_AT_ONCE };
      const drop = () => database.transaction((tx) => dropChatMessages(tx, brand.id, some));
      while ((await drop()) === CHAT_FORGOTTEN_AT_ONCE);
    },
  };
}
