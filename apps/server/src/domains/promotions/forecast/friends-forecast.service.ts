import type { Forecast, InvitePlan } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { amountOf, writeDecimal } from '@parlour/money';
import {
  INVITES_AT_ONCE,
  type InviteProgress,
  isDone,
  listRegistered,
  type Progress,
} from '../invite/invite.ts';
import type { About } from './chance-forecast.service.ts';

type FriendsForecastNeeds = { database: Database; progress: InviteProgress };

/** What friends may cost: those of the last days, by the terms that are being written. */
export function createFriendsForecast({ database: { queries }, progress }: FriendsForecastNeeds) {
  return async ({ brand, span }: About, plan: InvitePlan, nowMs: number): Promise<Forecast['figures']> => {
    const rows = await listRegistered(queries, brand.id, span);
    const each = amountOf(plan.inviterGift) + amountOf(plan.friendGift);
    const asked = rows.filter(({ state }) => state !== 'refused').map((row) => ({ ...row, terms: plan }));
    const known: Progress[] = [];
    for (let at = 0; at < asked.length; at += INVITES_AT_ONCE)
      known.push(...(await progress(brand, asked.slice(at, at + INVITES_AT_ONCE))).values());
    const done = known.filter((one) => isDone(one, plan, one.endsMs)).length;
    const open = known.filter((one) => !isDone(one, plan, one.endsMs) && nowMs < one.endsMs).length;
    const inviters = new Set(rows.map(({ inviterId }) => inviterId)).size;
    const mostEach = each * BigInt(plan.perMonth);
    return {
      kind: 'friends',
      each: writeDecimal(each),
      friends: rows.length,
      done,
      open,
      expected: writeDecimal(each * BigInt(done)),
      inviters,
      mostEach: writeDecimal(mostEach),
      most: writeDecimal(mostEach * BigInt(inviters)),
    };
  };
}
