import type EN from '../messages/EN/jackpot.json';

/** The words of the jackpot and the winners: they come with the code that shows them. */
export type JackpotKey = keyof typeof EN;
