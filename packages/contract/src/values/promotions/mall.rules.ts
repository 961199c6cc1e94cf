/** Items of a brand, on sale or not. */
export const MALL_ITEMS_MAX = 200;
export const MALL_PRICE_MAX = 10_000_000;
export const MALL_STOCK_MAX = 1_000_000;
/** In one order. */
export const MALL_COUNT_MAX = 10;
export const MALL_LIMIT_MAX = 1_000;
export const MALL_ORDER_MAX = 9_999;
/** In characters, per language. */
export const MALL_DETAILS_MAX = 2_000;

/** Points of a cancelled order come back with their old expiry, but can be spent for so many days at least. */
export const POINTS_BACK_DAYS = 30;

/** In characters. */
export const ADDRESS_LENGTH = {
  name: { min: 2, max: 60 },
  phone: { min: 5, max: 24 },
  street: { min: 5, max: 200 },
  city: { min: 2, max: 80 },
  postcode: { min: 0, max: 12 },
} as const;
/** Digits, and what people write between them. */
export const ADDRESS_PHONE = /^\+?[\d ()-]*$/;

export const CARRIER_LENGTH = { min: 2, max: 60 };
export const TRACKING_LENGTH = { min: 3, max: 60 };
