import type { Clock } from '@parlour/clock/clock';
import type { AnswerOf, Contract, Language, MallItem, PointEntry } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { amountOf, writeDecimal } from '@parlour/money';
import type { Session } from '../../../http/calls/call.ts';
import type { AskedPage } from '../../../lists/pages.rules.ts';
import type { Secrets } from '../../../secrets/secrets.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { type Messages, textIn } from '../../messages/messages.module.ts';
import type { Points } from '../points/points.ts';
import { openAddress } from './address.service.ts';
import { type ItemRow, listItems } from './items.repo.ts';
import { isShown, kindOf, orderOf } from './mall.rules.ts';
import { countTaken, findOrders, lastAddress } from './orders.repo.ts';

export type Asker = { brand: Brand; session: Session; language: Language };
type MallNeeds = {
  database: Database;
  clock: Clock;
  secrets: Secrets;
  pictures: Pick<Messages['pictures'], 'describe'>;
  points: Pick<Points, 'balance' | 'history'>;
  levelOf(brandId: string, memberId: string): Promise<number>;
};

/** What the mall shows: its items, how they stand for a member, and how that member's points came and went. */
export function createMall({ database, clock, secrets, pictures, points, levelOf }: MallNeeds) {
  const { queries } = database;

  return {
    async list(brand: Brand, language: Language): Promise<{ items: MallItem[] }> {
      const nowMs = clock.now();
      const rows = (await listItems(queries, brand.id))
        .filter(({ document }) => isShown(document, nowMs))
        .toSorted(byOrder);
      const known = await pictures.describe(
        brand,
        rows.flatMap(({ document }) => document.picture ?? []),
      );
      return {
        items: rows.flatMap(({ id, stock, document }) => {
          const found = textIn(document.texts, language, brand.settings);
          if (!found) return [];
          const { price, perMember, level, startsAt, endsAt, picture } = document;
          return {
            id,
            kind: kindOf(document),
            language: found.language,
            ...found.text,
            picture: (picture && known.get(picture)) || null,
            price,
            stock,
            perMember,
            level,
            startsAt,
            endsAt,
            credit: creditIn(document.credit, brand.settings.currency),
          };
        }),
      };
    },

    async own({ brand, session }: Asker): Promise<AnswerOf<Contract['promotions']['ownMall']>> {
      const member = { brandId: brand.id, memberId: session.memberId };
      const sealed = await lastAddress(queries, member);
      return {
        ...(await points.balance(member)),
        level: await levelOf(brand.id, session.memberId),
        taken: await countTaken(queries, member),
        address: openAddress(secrets, sealed),
      };
    },

    async history({ brand, session, language }: Asker, asked: AskedPage) {
      const { rows, next } = await points.history({ brandId: brand.id, memberId: session.memberId }, asked);
      const ids = rows.flatMap(({ cause }) => orderOf(cause) ?? []);
      const orders = await findOrders(queries, brand.id, ids);
      const titleOf = (cause: string | null) => {
        const order = orders.get(orderOf(cause) ?? '');
        return (order && textIn(order.texts, language, brand.settings)?.text.title) ?? '';
      };
      const items: PointEntry[] = rows.map(({ id, move, points: moved, at, source, cause }) => ({
        id: `${move}.${id}`,
        move,
        points: moved,
        at: at.getTime(),
        source,
        title: titleOf(cause),
      }));
      return { items, next };
    },
  };
}

/** A credit as members read it. */
export const creditIn = (credit: ItemRow['document']['credit'], currency: string) =>
  credit && { currency, amount: writeDecimal(amountOf(credit.amount)), terms: credit.terms };

const byOrder = (one: ItemRow, other: ItemRow) =>
  one.document.order - other.document.order || (one.id < other.id ? -1 : 1);
