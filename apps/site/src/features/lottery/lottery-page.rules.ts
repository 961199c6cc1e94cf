import { PRIZE_MODES } from '@parlour/contract/values/games';
import { PLAY_TYPES } from '@parlour/contract/values/lottery';
import { LOTTERY_BASE } from '@parlour/contract/values/site-paths';

const LOBBY = 'lobby';
/** What the lottery page opens over the bet page, and what of it needs an id (apps/lottery/src/platform/address.rules.ts). */
const VIEWS = ['history', 'trend', 'orders', 'rules'];
const VIEWS_OF_ONE = ['order', 'verify'];
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
  const path = [mui, playType, 'games', game, ...viewOf(asked)].map(encodeURIComponent).join('/');
  return `${LOTTERY_BASE}${path}?${query}`;
}

function viewOf(asked: URLSearchParams): string[] {
  const view = asked.get('view') ?? '';
  const id = asked.get('id');
  if (VIEWS.includes(view)) return [view];
  return VIEWS_OF_ONE.includes(view) && id ? [view, id] : [];
}
