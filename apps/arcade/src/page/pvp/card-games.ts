import type { CardGamePage } from './card-game-page.ts';

/** Each game is a chunk of its own, loaded when it is opened. */
const CARD_GAMES: Readonly<Record<string, () => Promise<{ default: CardGamePage }>>> = {
  'big-two': () => import('../big-two/big-two.page.tsx'),
  holdem: () => import('../holdem/holdem.page.tsx'),
  'teen-patti': () => import('../teen-patti/teen-patti.page.tsx'),
  'tien-len': () => import('../tien-len/tien-len.page.tsx'),
};

export async function loadCardGame(mechanic: string): Promise<CardGamePage> {
  const load = Object.hasOwn(CARD_GAMES, mechanic) && CARD_GAMES[mechanic];
  if (!load) throw new Error(`no page draws ${mechanic}`);
  return (await load()).default;
}
