import type EN from './languages/EN.ts';

/**
 * What every visitor has loaded; the words of the long pages have keys of their own (`PageKey`). EN is written
 * first, and the check holds the other languages to its keys.
 */
export type MessageKey = keyof typeof EN;
