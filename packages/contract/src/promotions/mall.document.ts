import { z } from 'zod';
import { Language } from '../languages.ts';
import { Id, Moment } from '../lists.ts';
import { Picture } from '../messages/parts.ts';
import { Lines, Text } from '../text.ts';
import { TITLE_MAX } from '../values/messages/messages.rules.ts';
import {
  ADDRESS_LENGTH,
  ADDRESS_PHONE,
  MALL_DETAILS_MAX,
  MALL_LIMIT_MAX,
  MALL_ORDER_MAX,
  MALL_PRICE_MAX,
} from '../values/promotions/mall.rules.ts';
import { SUMMARY_MAX, VIP_LEVELS_MAX } from '../values/promotions/promotions.rules.ts';
import { BonusTerms } from './document.ts';

const MallText = z.strictObject({
  title: Text.trim().min(1).max(TITLE_MAX),
  summary: Text.trim().max(SUMMARY_MAX),
  details: Lines.trim()
    .max(MALL_DETAILS_MAX)
    .describe('Plain text: what it is, how it is delivered, what to know'),
});
export type MallText = z.infer<typeof MallText>;

/** A bonus that is bought; the amount is in the brand's currency. */
export const MallCredit = z.strictObject({
  amount: z.string().regex(/^\d{1,12}(\.\d{1,2})?$/),
  terms: BonusTerms,
});
export type MallCredit = z.infer<typeof MallCredit>;

/** An item as operators write it; its stock is kept apart. */
export const MallDocument = z.strictObject({
  credit: MallCredit.nullable().describe('What is granted; null: goods, which are sent'),
  price: z.number().int().min(1).max(MALL_PRICE_MAX).describe('In points'),
  order: z.number().int().min(0).max(MALL_ORDER_MAX).describe('Lower comes first'),
  isOn: z.boolean(),
  startsAt: Moment.nullable().describe('On sale from; null: at once'),
  endsAt: Moment.nullable().describe('On sale until; null: no end'),
  perMember: z.number().int().min(1).max(MALL_LIMIT_MAX).nullable().describe('null: no limit'),
  level: z
    .number()
    .int()
    .min(0)
    .max(VIP_LEVELS_MAX - 1)
    .describe('The VIP level that is needed'),
  picture: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
  texts: z.partialRecord(Language, MallText),
});
export type MallDocument = z.infer<typeof MallDocument>;

/** Goods that were won. */
export const WonGoods = z.object({ itemId: Id, title: z.string(), picture: Picture.nullable() });

const part = (name: keyof typeof ADDRESS_LENGTH) =>
  Text.trim().min(ADDRESS_LENGTH[name].min).max(ADDRESS_LENGTH[name].max);

/** Where goods are sent. */
export const MallAddress = z.strictObject({
  name: part('name'),
  phone: part('phone').regex(ADDRESS_PHONE),
  street: part('street'),
  city: part('city'),
  postcode: part('postcode'),
});
export type MallAddress = z.infer<typeof MallAddress>;
