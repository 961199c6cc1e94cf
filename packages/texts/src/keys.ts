import type EN from './languages/EN.ts';

/** Every message there is: EN is written first, and the check holds the other languages to its keys. */
export type MessageKey = keyof typeof EN;
