import type { Clock } from '@parlour/clock/clock';
import type { Database } from '@parlour/database/database';
import type { CardTables } from '../card-tables/card-tables.ts';
import type { RoomWatching } from '../fish/room-watching.service.ts';
import type { Deliveries } from '../rounds/deliveries.service.ts';
import type { Telling } from '../rounds/telling.ts';
import type { Watching } from '../tables/watching.service.ts';
import { createFloorChanges } from './changes.service.ts';
import { createFloorReports } from './floor-reports.service.ts';
import { createStopping } from './stopping.service.ts';

export type Floor = ReturnType<typeof createFloor>;
type Needs = {
  database: Database;
  viewTables: Watching['view'];
  cardTables: Pick<CardTables, 'audience' | 'views' | 'holding' | 'hands'>;
  rooms: Pick<RoomWatching, 'view'>;
  deliveries: Deliveries;
  telling: Telling;
  clock: Clock;
};

/** The operators' side of what their players play together. Each reaches its own players, and nobody else's. */
export function createFloor(needs: Needs) {
  return {
    reports: createFloorReports(needs),
    change: createFloorChanges(needs),
    stop: createStopping(needs),
  };
}
