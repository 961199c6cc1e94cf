// Made from the folders of games and from the files of messages by `npm run generate`.
import type { CardGamePage } from '../pvp/card-game-page.ts';

export const CARD_GAME_PAGES: Readonly<Record<string, () => Promise<{ default: CardGamePage }>>> = {
  'big-two': () => import('../big-two/big-two.page.tsx'),
  'holdem': () => import('../holdem/holdem.page.tsx'),
  'teen-patti': () => import('../teen-patti/teen-patti.page.tsx'),
  'tien-len': () => import('../tien-len/tien-len.page.tsx'),
};
