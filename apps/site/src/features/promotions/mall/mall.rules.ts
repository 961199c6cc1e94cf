import type { MallItem } from '@parlour/client';
import { MALL_COUNT_MAX } from '@parlour/contract/values/promotions/mall.rules';
import { ROUTES } from '../../../platform/routes/routes.ts';

/** What the member's side of an item is decided by; null: a visitor. */
export type Standing = {
  readonly points: number;
  readonly level: number;
  readonly taken: readonly { itemId: string; count: number }[];
};

export const itemPath = (id: string): string => `${ROUTES.mall.path}?${new URLSearchParams({ item: id })}`;
export const itemIn = (search: string): string | null => new URLSearchParams(search).get('item');

type Item = Pick<MallItem, 'id' | 'price' | 'stock' | 'perMember' | 'level' | 'startsAt'>;

/** How many the member may still have by the item's own limit. */
function leftFor({ id, perMember }: Item, { taken }: Standing): number {
  if (perMember === null) return Number.POSITIVE_INFINITY;
  return Math.max(0, perMember - (taken.find(({ itemId }) => itemId === id)?.count ?? 0));
}

/** Why an item cannot be had now, the most final reason first; null: it can. */
export function whyNot(item: Item, standing: Standing | null, nowMs: number) {
  if (item.startsAt !== null && item.startsAt > nowMs) return 'soon';
  if (item.stock === 0) return 'out';
  if (!standing) return null;
  if (standing.level < item.level) return 'level';
  if (leftFor(item, standing) === 0) return 'limit';
  return standing.points < item.price ? 'points' : null;
}

/** How many can be had in one order: of the stock, by the limits, and for the points. */
export const mostOf = (item: Item, standing: Standing): number =>
  Math.min(MALL_COUNT_MAX, item.stock, leftFor(item, standing), Math.floor(standing.points / item.price));

/** Few are worth saying. */
export const FEW_LEFT = 20;

/** How orders are told apart in a talk with support: the end of the id, which is random. */
export const orderNumber = (id: string): string => id.slice(-8).toUpperCase();
