import { randomUUID } from 'node:crypto';
import type { MallDocument, MallItem, MallOrder, PointEntry } from '@parlour/contract';
import { makeAddress, makeMallItem } from '../../factories/promotions.factory.ts';
import { brandIdOf } from '../games/games.ts';
import type { TestApp } from '../test-app.ts';
import { addTaker } from './offers.ts';

const merchant = 'harbor';

/** An item on sale; its id. */
export const putItem = (app: TestApp, about: Partial<MallDocument> = {}, stock = 5): Promise<string> => {
  // Ids that are made in one millisecond have no order.
  app.clock.advance(1);
  return app.database.transaction((tx) =>
    app.modules.promotions.demo.mallItem(tx, brandIdOf(app, merchant), {
      document: makeMallItem(about),
      stock,
    }),
  );
};

/** A member with points, who looks around in the mall. */
export async function addBuyer(app: TestApp, account: string, points = 100) {
  const taker = await addTaker(app, account);
  const member = { brandId: brandIdOf(app, merchant), memberId: taker.id };
  let lots = 0;
  const givePoints = (count: number) => {
    lots += 1;
    const lot = { cause: `test:${account}:${lots}`, points: count, source: 'sign_in' as const };
    return app.database.transaction((tx) => app.modules.promotions.demo.points(tx, member, lot));
  };
  if (points > 0) await givePoints(points);
  return {
    ...taker,
    givePoints,
    balance: async () => (await taker.call('/wps/points')).value as { points: number; next: object | null },
    /** Orders one as it is offered, but for what is said. */
    order: (itemId: string, about: object = {}) => {
      app.clock.advance(1);
      const body = { key: randomUUID(), itemId, price: 10, count: 1, address: makeAddress(), ...about };
      return taker.post('/wps/mall/order', body);
    },
    orders: async () => ((await taker.call('/wps/mall/orders')).value as { items: MallOrder[] }).items,
    items: async () => ((await taker.call('/wps/mall')).value as { items: MallItem[] }).items,
    moves: async () =>
      ((await taker.call('/wps/points/history')).value as { items: PointEntry[] }).items.map(
        ({ move, points: moved, source, title }) => ({ move, points: moved, source, title }),
      ),
  };
}
