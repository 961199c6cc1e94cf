import type { Clock } from '@parlour/clock/clock';
import type { Database } from '@parlour/database/database';
import { type Amount, currencyOf, isShownExactly, readDecimal } from '@parlour/money';
import type { FloorChangeCall } from '@parlour/wallet-protocol';
import { callTables } from '../card-tables/card-tables.repo.ts';
import { findTitle, type Title } from '../catalogue/titles.ts';
import { Refused } from '../refused.ts';
import { type FloorLimits, insertFloorChange } from './floor.repo.ts';
import { houseLimitsOf, isOnFloor } from './floor-limits.ts';

/** Limits, opening and closing: in force for what begins from now on. */
export function createFloorChanges({ database, clock }: { database: Database; clock: Clock }) {
  return async (call: FloorChangeCall, studio: string): Promise<{ is_open: boolean }> => {
    const { operator_id: operatorId, change_uuid: id, game_code: gameCode, is_open: isOpen } = call;
    const title = findTitle(studio, gameCode);
    if (!title || !isOnFloor(title)) throw new Refused('not_found');
    const limits = Object.fromEntries(call.limits.map((each) => [each.currency, readLimits(title, each)]));
    const at = new Date(clock.now());
    await database.transaction(async (tx) => {
      const change = { id, operatorId, gameCode, isOpen, isStop: false, limits, at };
      // Card tables are looked at now; everything else looks when the next round begins.
      if (await insertFloorChange(tx, change)) await callTables(tx, { operatorId, gameCode }, at);
    });
    return { is_open: isOpen };
  };
}

type Asked = FloorChangeCall['limits'][number];

/** Within what the house takes in the currency at all. */
function readLimits(title: Title, { currency, ...asked }: Asked): FloorLimits[string] {
  const house = houseLimitsOf(title, currency);
  const [least, most] = [readDecimal(asked.stake_least), readDecimal(asked.stake_most)];
  const isWhole = (amount: Amount) => isShownExactly(amount, currencyOf(currency));
  const isSound =
    house && least !== null && most !== null && isWhole(least) && isWhole(most) && least <= most;
  if (!isSound || least < house.least || most > house.most) throw new Refused('invalid_input');
  return { least: String(least), most: String(most) };
}
