import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { MallDocument, Prize } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Secrets } from '../../../secrets/secrets.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { type Messages, textIn } from '../../messages/messages.module.ts';
import type { Goods } from '../goods.ts';
import { sealAddress } from './address.service.ts';
import { listItems, lockItem, returnStock, takeStock } from './items.repo.ts';
import { kindOf } from './mall.rules.ts';
import { addOrder } from './orders.repo.ts';

type GoodsNeeds = {
  database: Database;
  clock: Clock;
  secrets: Secrets;
  pictures: Pick<Messages['pictures'], 'describe'>;
  brands: { ofId(brandId: string): Brand | undefined };
  tellTasks(): void;
};
/** Goods that are won: one of the stock is kept from the grant on, and the claim, which brings the address, orders it. */
export function createGoods({ database, clock, secrets, pictures, brands, tellTasks }: GoodsNeeds): Goods {
  return {
    lock: lockItem,

    keep: (tx, item) => takeStock(tx, item, 1),

    async letGo(tx, { brandId, goodsId }) {
      if (goodsId !== null) await returnStock(tx, { brandId, id: goodsId }, 1);
    },

    async order(tx, won, address) {
      const { brandId, memberId, currency, goodsId } = won;
      const item = goodsId === null ? undefined : await lockItem(tx, { brandId, id: goodsId });
      if (!item) throw new Error(`no goods for reward ${won.id}`);
      await addOrder(tx, {
        brandId,
        id: newId(clock),
        memberId,
        key: won.id,
        itemId: item.id,
        kind: 'goods',
        texts: item.document.texts,
        picture: item.document.picture,
        currency,
        credit: null,
        price: 0,
        count: 1,
        state: 'ordered',
        sealedAddress: sealAddress(secrets, address),
        carrier: null,
        tracking: null,
        orderedAt: new Date(clock.now()),
        sentAt: null,
        doneAt: null,
        cancelledAt: null,
        cancelledBy: null,
        reason: null,
        decidedBy: null,
      });
      tellTasks();
    },

    async dearest(brandId) {
      const [item] = (await listItems(database.queries, brandId))
        .filter(({ document }) => kindOf(document) === 'goods')
        .toSorted((one, other) => other.document.price - one.document.price);
      if (!item) return null;
      const { texts, price: points } = item.document;
      const titles = Object.fromEntries(
        Object.entries(texts).map(([language, { title }]) => [language, title]),
      );
      return { kind: 'goods', itemId: item.id, titles, points };
    },

    async describer(brand, language, ids) {
      const items = ids.length === 0 ? [] : await listItems(database.queries, brand.id);
      const known = await pictures.describe(
        brand,
        items.flatMap(({ document }) => document.picture ?? []),
      );
      return (itemId) => {
        const document = items.find(({ id }) => id === itemId)?.document;
        if (itemId === null || !document) return null;
        const title = textIn(document.texts, language, brand.settings)?.text.title ?? '';
        return { itemId, title, picture: (document.picture && known.get(document.picture)) || null };
      };
    },

    requireMall(brandId, prizes) {
      const isShown = brands.ofId(brandId)?.settings.switches.pointsMall;
      if (!isShown && prizes.some(({ kind }) => kind === 'goods')) throw new Refusal('mall_hidden');
    },

    async faultsOf(brandId, prizes) {
      const faults: Record<string, 'not_allowed'> = {};
      const items = await listItems(database.queries, brandId);
      for (const [field, prize] of prizes) {
        if (prize?.kind !== 'goods') continue;
        const document = items.find(({ id }) => id === prize.itemId)?.document;
        if (!document || kindOf(document) !== 'goods' || !isAsNow(prize, document))
          faults[field] = 'not_allowed';
      }
      return faults;
    },
  };
}

/** Whether a prize has the words and the price of its item. */
function isAsNow(
  { titles, points }: Extract<Prize, { kind: 'goods' }>,
  { price, texts }: MallDocument,
): boolean {
  const words = new Map(Object.entries(texts).map(([language, { title }]) => [language, title]));
  const written = Object.entries(titles);
  return (
    price === points &&
    written.length === words.size &&
    written.every(([language, title]) => words.get(language) === title)
  );
}
