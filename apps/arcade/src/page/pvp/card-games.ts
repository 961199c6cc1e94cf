import { CARD_GAME_PAGES } from '../generated/card-game-pages.ts';
import type { CardGamePage } from './card-game-page.ts';

export async function loadCardGame(mechanic: string): Promise<CardGamePage> {
  const load = Object.hasOwn(CARD_GAME_PAGES, mechanic) && CARD_GAME_PAGES[mechanic];
  if (!load) throw new Error(`no page draws ${mechanic}`);
  return (await load()).default;
}
