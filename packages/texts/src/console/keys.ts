import type EN from './EN.ts';

/** The words of the operators' console, which speaks two languages. The check holds the other to EN's keys. */
export type ConsoleKey = keyof typeof EN;
