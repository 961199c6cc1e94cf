import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { BodyOf, Contract, MallOrder } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import { afterCommit } from '@parlour/database/transaction';
import { amountOf } from '@parlour/money';
import { Refusal } from '../../../http/calls/refusal.ts';
import { type AskedPage, lastId, readPage } from '../../../lists/pages.rules.ts';
import type { Secrets } from '../../../secrets/secrets.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { type Messages, textIn } from '../../messages/messages.module.ts';
import type { PrizeGiving } from '../chance.ts';
import type { Points } from '../points/points.ts';
import type { Rewards } from '../rewards/rewards.ts';
import { openAddress, sealAddress } from './address.service.ts';
import { type ItemRow, lockItem, takeStock } from './items.repo.ts';
import { causeOf, isOnSale, kindOf, type OrderMove } from './mall.rules.ts';
import { type Asker, creditIn } from './mall.service.ts';
import type { Moving } from './moving.service.ts';
import { addOrder, countTakenOf, findByKey, listOwnOrders, lockOrder, type OrderRow } from './orders.repo.ts';

type NewOrder = BodyOf<Contract['promotions']['orderFromMall']>;
/** For a demonstration: an order, and how far it has come since. */
export type DemoOrder = NewOrder & { moves: readonly Parameters<Moving['move']>[2][] };
export type Buyer = { brand: Brand; memberId: string; level: number };
type OrderingNeeds = {
  database: Database;
  clock: Clock;
  secrets: Secrets;
  pictures: Pick<Messages['pictures'], 'describe'>;
  points: Pick<Points, 'spend'>;
  rewards: Pick<Rewards, 'give'>;
  prizes: Pick<PrizeGiving, 'requireReceiver'>;
  moving: Moving;
  levelOf(brandId: string, memberId: string): Promise<number>;
  tell(member: { brandId: string; memberId: string }): void;
  tellTasks(): void;
};

/** Members' orders. One transaction takes from the stock, spends the points and writes the order, or does nothing. */
export function createOrdering(needs: OrderingNeeds) {
  const { database, clock, secrets, pictures, points, rewards, prizes, moving, tell, tellTasks } = needs;

  async function describe({ brand, language }: Asker, rows: readonly OrderRow[]): Promise<MallOrder[]> {
    const known = await pictures.describe(
      brand,
      rows.flatMap(({ picture }) => picture ?? []),
    );
    return rows.map((row) => {
      const found = textIn(row.texts, language, brand.settings);
      return {
        id: row.id,
        itemId: row.itemId,
        kind: row.kind,
        language: found?.language ?? language,
        title: found?.text.title ?? '',
        picture: (row.picture && known.get(row.picture)) || null,
        count: row.count,
        points: row.price * row.count,
        credit: creditIn(row.credit, row.currency),
        state: row.state,
        carrier: row.carrier,
        tracking: row.tracking,
        address: openAddress(secrets, row.sealedAddress),
        orderedAt: row.orderedAt.getTime(),
        sentAt: row.sentAt?.getTime() ?? null,
        doneAt: row.doneAt?.getTime() ?? null,
        cancelledAt: row.cancelledAt?.getTime() ?? null,
        cancelledBy: row.cancelledBy,
        reason: row.cancelledBy === 'operator' ? row.reason : null,
      };
    });
  }

  async function describeOne(asker: Asker, row: OrderRow): Promise<MallOrder> {
    const [order] = await describe(asker, [row]);
    if (!order) throw new Error('an order has no description');
    return order;
  }

  /** Refuses what cannot be ordered as it was asked; the item is locked. */
  function refuseWrong({ document }: ItemRow, asked: NewOrder, level: number): void {
    if (!isOnSale(document, clock.now())) throw new Refusal('not_found');
    if (document.price !== asked.price) throw new Refusal('price_changed', { price: document.price });
    if ((asked.address === null) !== (document.credit !== null))
      throw new Refusal('invalid_input', {
        fields: { address: document.credit ? 'not_allowed' : 'required' },
      });
    if (level < document.level) throw new Refusal('level_needed', { level: document.level });
  }

  async function place(tx: Tx, { brand, memberId, level }: Buyer, asked: NewOrder): Promise<OrderRow> {
    const brandId = brand.id;
    const member = { brandId, memberId };
    const item = await lockItem(tx, { brandId, id: asked.itemId });
    const known = await findByKey(tx, member, asked.key);
    if (known) return known;
    if (!item) throw new Refusal('not_found');
    refuseWrong(item, asked, level);
    const { document } = item;
    const { count } = asked;
    if (!(await takeStock(tx, item, count))) throw new Refusal('out_of_stock');
    const { perMember } = document;
    if (perMember !== null && (await countTakenOf(tx, member, item.id)) + count > perMember)
      throw new Refusal('item_limit', { max: perMember });
    const at = new Date(clock.now());
    const kind = kindOf(document);
    const row: OrderRow = {
      brandId,
      id: newId(clock),
      memberId,
      key: asked.key,
      itemId: item.id,
      kind,
      texts: document.texts,
      picture: document.picture,
      currency: brand.settings.currency,
      credit: document.credit,
      price: document.price,
      count,
      state: kind === 'credit' ? 'done' : 'ordered',
      sealedAddress: asked.address && sealAddress(secrets, asked.address),
      carrier: null,
      tracking: null,
      orderedAt: at,
      sentAt: null,
      doneAt: kind === 'credit' ? at : null,
      cancelledAt: null,
      cancelledBy: null,
      reason: null,
      decidedBy: null,
    };
    // The same key at the same moment, for another item.
    if (!(await addOrder(tx, row))) throw new Refusal('stale');
    const cause = causeOf(row.id);
    if (!(await points.spend(tx, member, { cause, points: document.price * count })))
      throw new Refusal('not_enough_points');
    if (document.credit)
      await rewards.give(tx, {
        ...member,
        cause,
        source: 'mall',
        kind: 'bonus',
        currency: row.currency,
        amount: amountOf(document.credit.amount) * BigInt(count),
        terms: document.credit.terms,
        offer: null,
      });
    else tellTasks();
    afterCommit(() => tell(member));
    return row;
  }

  async function moveOwn(asker: Asker, id: string, move: OrderMove): Promise<MallOrder> {
    const { brand, session } = asker;
    const moved = await database.transaction(async (tx) => {
      const row = await lockOrder(tx, { brandId: brand.id, id });
      if (row?.memberId !== session.memberId) throw new Refusal('not_found');
      return moving.move(tx, row, { move, by: 'member' });
    });
    return describeOne(asker, moved);
  }

  return {
    async order(asker: Asker, asked: NewOrder): Promise<MallOrder> {
      const { brand, session } = asker;
      const { memberId } = session;
      // Money to play with is not for everybody; the item says below whether this is some.
      if (asked.address === null) await prizes.requireReceiver(brand, memberId);
      const level = await needs.levelOf(brand.id, memberId);
      const row = await database.transaction((tx) => place(tx, { brand, memberId, level }, asked));
      return describeOne(asker, row);
    },

    async list(asker: Asker, asked: AskedPage) {
      const member = { brandId: asker.brand.id, memberId: asker.session.memberId };
      const read = (most: number) =>
        listOwnOrders(database.queries, member, { after: asked.after, limit: most });
      const { rows, next } = await readPage(asked.limit, read, lastId);
      return { items: await describe(asker, rows), next };
    },

    async putDemo(tx: Tx, buyer: Buyer, { moves, ...asked }: DemoOrder): Promise<void> {
      let row = await place(tx, buyer, asked);
      for (const move of moves) row = await moving.move(tx, row, move);
    },

    cancel: (asker: Asker, id: string) => moveOwn(asker, id, 'cancel'),
    receive: (asker: Asker, id: string) => moveOwn(asker, id, 'finish'),
  };
}
