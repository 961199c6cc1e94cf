import type { Clock } from '@parlour/clock/clock';
import { DAY_MS, HOUR_MS } from '@parlour/clock/durations';
import type { Database } from '@parlour/database/database';
import type { DailyKind } from '../../../jobs/daily.ts';
import { dropRoomMessages } from './room.repo.ts';
import { ROOM_FORGOTTEN_AT_ONCE } from './room.rules.ts';
import type { RoomLog } from './room-log.service.ts';

type ForgettingNeeds = { database: Database; clock: Clock; roomLog: Pick<RoomLog, 'read'> };

/** Deletes at night what was said in a room longer ago than its brand keeps. */
export function roomForgetting({ database, clock, roomLog }: ForgettingNeeds): DailyKind {
  return {
    name: 'messages.forget_room',
    maxAttempts: 5,
    daily: { afterMs: HOUR_MS, daysBack: 1 },
    async outside({ brand }) {
      const { keptDays } = await roomLog.read(brand);
      const some = { before: new Date(clock.now() - keptDays * DAY_MS), limit: ROOM_FORGOTTEN_AT_ONCE };
      const drop = () => database.transaction((tx) => dropRoomMessages(tx, brand.id, some));
      while ((await drop()) === ROOM_FORGOTTEN_AT_ONCE);
    },
  };
}
