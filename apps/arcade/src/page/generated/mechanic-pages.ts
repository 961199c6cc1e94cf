// Made from the folders of games and from the files of messages by `npm run generate`.
import type { AnyMechanicPage } from '../game/mechanic-page.ts';

export const MECHANIC_PAGES: Readonly<Record<string, () => Promise<{ default: AnyMechanicPage }>>> = {
  'baccarat': () => import('../baccarat/baccarat.page.tsx'),
  'blackjack': () => import('../blackjack/blackjack.page.tsx'),
  'crash': () => import('../crash/crash.page.tsx'),
  'dice': () => import('../dice/dice.page.tsx'),
  'dragon-tiger': () => import('../dragon-tiger/dragon-tiger.page.tsx'),
  'fish': () => import('../fish/fish.page.tsx'),
  'hi-lo': () => import('../hi-lo/hi-lo.page.tsx'),
  'keno': () => import('../keno/keno.page.tsx'),
  'limbo': () => import('../limbo/limbo.page.tsx'),
  'mines': () => import('../mines/mines.page.tsx'),
  'picture-dice': () => import('../picture-dice/picture-dice.page.tsx'),
  'plinko': () => import('../plinko/plinko.page.tsx'),
  'roulette': () => import('../roulette/roulette.page.tsx'),
  'sic-bo': () => import('../sic-bo/sic-bo.page.tsx'),
  'slots': () => import('../slots/slots.page.tsx'),
  'video-poker': () => import('../video-poker/video-poker.page.tsx'),
  'wheel': () => import('../wheel/wheel.page.tsx'),
  'xoc-dia': () => import('../xoc-dia/xoc-dia.page.tsx'),
};
