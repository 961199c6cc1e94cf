/** What counts: the valid stake of own money, or the best win of a round over its stake. */
export const BOARD_MEASURES = ['stake', 'multiple'] as const;
export type BoardMeasure = (typeof BOARD_MEASURES)[number];

/** `closing`: over, and counted to the end before it is paid. */
export const BOARD_STATES = ['coming', 'running', 'closing', 'paid'] as const;
export type BoardState = (typeof BOARD_STATES)[number];
