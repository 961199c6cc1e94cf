import { randomInt } from 'node:crypto';
import type { Clock } from '@parlour/clock/clock';
import type { Database } from '@parlour/database/database';
import type { Secrets } from '@parlour/secrets/secrets';
import type { Log } from '../log.ts';
import type { Wallet } from '../outbound/wallet.ts';
import type { Deliveries } from '../rounds/deliveries.service.ts';
import type { OneAtATime } from '../rounds/one-at-a-time.ts';
import type { Telling } from '../rounds/telling.ts';
import type { Seeds } from '../seeds/seeds.service.ts';
import { createCardAudience } from './card-audience.service.ts';
import { createCardDecks } from './card-decks.ts';
import { createCardLobbies } from './card-lobby.service.ts';
import { createCardViews } from './card-views.ts';
import { createHandRecords } from './hand-records.service.ts';
import { createHands } from './hands.service.ts';
import { createHolding } from './holding.ts';
import { createPracticeTidy } from './practice/practice-tidy.ts';
import { createSeats } from './seats.service.ts';
import { createSittingCalls } from './sitting.service.ts';
import { createSittingDown } from './sitting-down.service.ts';
import { createTableClock } from './table-clock.ts';
import { createTopUps } from './top-ups.service.ts';

export type CardTables = ReturnType<typeof createCardTables>;
type Needs = {
  database: Database;
  secrets: Secrets;
  wallet: Wallet;
  seeds: Seeds;
  deliveries: Deliveries;
  telling: Telling;
  oneAtATime: OneAtATime;
  clock: Clock;
  log: Log;
};

/** Tables at which people play cards against each other. */
export function createCardTables({ secrets, ...needs }: Needs) {
  const { database, deliveries, clock, log } = needs;
  const decks = createCardDecks({ secrets });
  const hands = createHands({ decks, clock, log });
  const seats = createSeats({ deliveries, clock });
  const { goOn } = createTableClock({ hands, seats, clock });
  let changed = (_tableId: string) => {};
  const holding = createHolding({ ...needs, goOn, changed: (tableId) => changed(tableId) });
  const sittingDown = createSittingDown({ ...needs, holding, seats, pickOne: (count) => randomInt(count) });
  const views = createCardViews({ decks, clock });
  const audience = createCardAudience({
    database,
    holding,
    views,
    tidy: createPracticeTidy({ database, clock }).tidy,
    clock,
    log,
  });
  changed = audience.notice;
  return {
    decks,
    hands,
    holding,
    views,
    sittingDown,
    topUps: createTopUps({ ...needs, holding }),
    calls: createSittingCalls({ database, holding, hands, decks, clock }),
    lobbies: createCardLobbies({ database, sittingDown, clock }),
    records: createHandRecords({ database, decks, clock }),
    audience,
  };
}
