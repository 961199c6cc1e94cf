import type { Clock } from '@parlour/clock/clock';
import type { SignIn } from '@parlour/contract';
import { SIGN_IN_POINTS } from '@parlour/contract/values/promotions/chance.rules';
import type { Database, Queries } from '@parlour/database/database';
import type { Session } from '../../../http/calls/call.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { type Calendar, nextDate } from '../../../tenancy/calendar.rules.ts';
import type { PrizeGiving } from '../chance.ts';
import { findLastSignIn, insertSignIn } from './sign-in.repo.ts';
import { placeOn, pointsOf } from './sign-in.rules.ts';

type SignInNeeds = {
  database: Database;
  clock: Clock;
  brands: { calendarOf(brand: Brand): Promise<Calendar> };
  prizes: PrizeGiving;
};
export type SignIns = ReturnType<typeof createSignIns>;

/** Daily sign-ins: a row for each business day, so that a day gives once. */
export function createSignIns({ database, clock, brands, prizes }: SignInNeeds) {
  async function read(
    queries: Queries,
    asked: { brandId: string; memberId: string; calendar: Calendar; day: string },
  ) {
    const { brandId, memberId, calendar, day } = asked;
    const last = await findLastSignIn(queries, brandId, memberId);
    return { isSigned: last?.day === day, place: placeOn(day, last, calendar) };
  }

  function describe(calendar: Calendar, day: string, state: Pick<SignIn, 'isSigned' | 'place'>): SignIn {
    return { day, ...state, points: [...SIGN_IN_POINTS], endsAt: calendar.startOf(nextDate(day)) };
  }

  return {
    async calendar(brand: Brand, { memberId }: Session): Promise<SignIn> {
      const calendar = await brands.calendarOf(brand);
      const day = calendar.dayOf(clock.now());
      return describe(
        calendar,
        day,
        await read(database.queries, { brandId: brand.id, memberId, calendar, day }),
      );
    },

    async sign(brand: Brand, { memberId }: Session): Promise<SignIn> {
      const calendar = await brands.calendarOf(brand);
      const now = clock.now();
      const day = calendar.dayOf(now);
      const member = { brandId: brand.id, memberId };
      await prizes.requireReceiver(brand, memberId);
      return database.transaction(async (tx) => {
        const { isSigned, place } = await read(tx, { ...member, calendar, day });
        const isNew = !isSigned && (await insertSignIn(tx, { ...member, day, place, at: new Date(now) }));
        if (isNew)
          await prizes.give(tx, {
            ...member,
            source: 'sign_in',
            cause: `sign_in:${memberId}:${day}`,
            prize: { kind: 'points', count: pointsOf(place) },
          });
        return describe(calendar, day, { isSigned: true, place });
      });
    },
  };
}
