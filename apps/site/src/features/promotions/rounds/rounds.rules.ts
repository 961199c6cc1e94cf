import type { OwnRounds } from '@parlour/client';
import { ROUTES } from '../../../platform/routes/routes.ts';

/** Where the title is played; null: it is gone. */
export function playPath({ nodeId, gameType, vendor, gameCode }: OwnRounds['game']): string | null {
  if (gameType === null) return null;
  return `${ROUTES.play.path}?${new URLSearchParams({ gameCategory: gameType, vendor, gameId: gameCode, nodeId })}`;
}
