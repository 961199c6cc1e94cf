import type EN from '../messages/EN/lobby.json';

/** The words of the lobby: they come with its code, after the first paint. */
export type LobbyKey = keyof typeof EN;
