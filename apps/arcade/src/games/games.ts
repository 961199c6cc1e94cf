import type { Game } from '@parlour/game-rules';
import { loadGame } from '@parlour/game-rules/games';

export type Games = ReturnType<typeof createGames>;

/** Mechanics with their models, loaded when the first round asks for them. */
export function createGames() {
  const loaded = new Map<string, Promise<Game>>();
  return function findGame(named: { mechanic: string; model: string }): Promise<Game> {
    const name = `${named.mechanic}/${named.model}`;
    const known = loaded.get(name);
    if (known) return known;
    const game = loadGame(named.mechanic, named.model);
    if (!game) throw new Error(`there is no model ${name}`);
    loaded.set(name, game);
    return game;
  };
}
