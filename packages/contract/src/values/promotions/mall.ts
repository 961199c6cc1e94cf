/** What the mall sells: a thing that is sent, or money to play with. */
export const MALL_KINDS = ['goods', 'credit'] as const;
export type MallKind = (typeof MALL_KINDS)[number];

/** A credit is done at once: it is granted with its order. */
export const MALL_ORDER_STATES = ['ordered', 'sent', 'done', 'cancelled'] as const;
export type MallOrderState = (typeof MALL_ORDER_STATES)[number];

/** Who ended an order. */
export const MALL_CANCELLERS = ['member', 'operator'] as const;
export type MallCanceller = (typeof MALL_CANCELLERS)[number];

/** How points came and went. */
export const POINT_MOVES = ['earned', 'spent', 'returned', 'expired'] as const;
export type PointMove = (typeof POINT_MOVES)[number];
