import type EN from '../messages/EN/arcade.json';

/** The words of the games' page, which the arcade serves: no page of the site loads them. */
export type ArcadeKey = keyof typeof EN;
