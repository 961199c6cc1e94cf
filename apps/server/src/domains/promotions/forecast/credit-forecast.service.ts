import type { Forecast, Written } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { fraction } from '@parlour/lottery-rules';
import { amountOf, writeDecimal } from '@parlour/money';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Games } from '../../games/games.module.ts';
import { findItem } from '../mall/mall.ts';
import type { Audience } from '../offers/offers.ts';
import { categoriesOf, weigh, worthOfGrant } from '../simulation/simulation.ts';
import type { About } from './chance-forecast.service.ts';
import { listBuyers, sumExchanges, sumPoints } from './forecast.repo.ts';
import { roundUp } from './forecast.rules.ts';

export type WrittenCredit = Extract<Written, { kind: 'credit' }>;
type CreditForecastNeeds = {
  database: Database;
  audience: Pick<Audience, 'receivers'>;
  games: Pick<Games, 'playedTitles'>;
};

/** What a credit of the mall may cost: by the points members have now, and by what is left of it to its takers. */
export function createCreditForecast({ database: { queries }, audience, games }: CreditForecastNeeds) {
  /** How many members could take it, and how often in all as far as their points and its limit go. */
  async function demandFor({ brand }: About, written: WrittenCredit, nowMs: number) {
    const { id: itemId, price, perMember, level } = written;
    const buyers = await listBuyers(queries, brand.id, { itemId, price, nowMs });
    const ids = buyers.map(({ memberId }) => memberId);
    const receivers = await audience.receivers(brand.id, ids, level);
    const counts = buyers
      .filter(({ memberId }) => receivers.has(memberId))
      .map(({ points, taken }) => {
        const left = perMember === null ? Number.POSITIVE_INFINITY : perMember - taken;
        return Math.max(0, Math.min(Math.floor(points / price), left));
      })
      .filter((count) => count > 0);
    return { members: counts.length, exchanges: counts.reduce((sum, count) => sum + count, 0) };
  }

  /** What is left of a grant to whoever stakes the requirement where that costs least. */
  async function keptOf({ brand, span }: About, { credit }: WrittenCredit) {
    const { currency } = brand.settings;
    const gift = { kind: 'bonus', amount: credit.amount, terms: credit.terms } as const;
    const titles = await games.playedTitles(queries, brand.id, { currency, from: span.from });
    const weighing = weigh(categoriesOf(gift), { titles, play: new Map() });
    const { bound } = worthOfGrant(gift, { amount: amountOf(credit.amount), played: [], weighing });
    return { kept: bound, cheapest: weighing.cheapest?.title ?? null };
  }

  return async (about: About, written: WrittenCredit, nowMs: number): Promise<Forecast['figures']> => {
    const { brand, span } = about;
    const { id, credit, price, addStock } = written;
    const item = id === null ? null : await findItem(queries, { brandId: brand.id, id });
    if (item === undefined) throw new Refusal('not_found');
    const stock = Math.max(0, (item?.stock ?? 0) + addStock);
    const each = amountOf(credit.amount);
    const { kept, cheapest } = await keptOf(about, written);
    const { members, exchanges } = await demandFor(about, written, nowMs);
    const perPoint = (amount: bigint) => writeDecimal(roundUp(fraction(amount, price)));
    const { taken, earned } = await sumExchanges(queries, brand.id, { ...span, itemId: id });
    return {
      kind: 'credit',
      each: writeDecimal(each),
      kept: writeDecimal(kept),
      cheapest,
      perPoint: perPoint(each),
      keptPerPoint: perPoint(kept),
      points: await sumPoints(queries, brand.id, nowMs),
      members,
      exchanges,
      expected: writeDecimal(each * BigInt(exchanges)),
      expectedKept: writeDecimal(kept * BigInt(exchanges)),
      stock,
      most: writeDecimal(each * BigInt(stock)),
      taken,
      earned,
    };
  };
}
