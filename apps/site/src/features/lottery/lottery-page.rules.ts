import { PRIZE_MODES } from '@parlour/contract/values/games';
import { PLAY_TYPES } from '@parlour/contract/values/lottery';
import { LOTTERY_BASE } from '@parlour/contract/values/site-paths';

const LOBBY = 'lobby';
type Shown = { mui: string; merchantCode: string; theme: string };

/** Specification section 2, "Lottery frame": the page that an address of the site asks for. */
export function lotteryPageOf(search: string, { mui, merchantCode, theme }: Shown): string {
  const asked = new URLSearchParams(search);
  const playType = PLAY_TYPES.find((type) => type === asked.get('playType')) ?? 'trad';
  const game = asked.get('gameId') ?? LOBBY;
  const prizeMode = PRIZE_MODES.find((mode) => mode === asked.get('prize_mode'));
  const query = new URLSearchParams({
    merchant: merchantCode,
    css: theme,
    ...(prizeMode && { prize_mode: prizeMode }),
  });
  return `${LOTTERY_BASE}${[mui, playType, 'games', game].map(encodeURIComponent).join('/')}?${query}`;
}
