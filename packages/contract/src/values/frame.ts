/** What a framed page and the site tell each other: `{ kind: 'parlour.game.ready' }`. */
export const FRAME_PREFIX = 'parlour.game.';

/** What a framed page says without more to it: it is drawn, its exit was pressed, or more money is wanted. */
export const FRAME_WORDS = ['ready', 'close', 'deposit'] as const;
export type FrameWord = (typeof FRAME_WORDS)[number];

/** What the site says: money has moved elsewhere. */
export const FRAME_REFRESH = `${FRAME_PREFIX}refresh` as const;
