import type { PokerHand } from '@parlour/game-rules/video-poker';
import type { ArcadeKey } from '../generated/arcade-key.ts';

export const HAND_NAMES: Readonly<Record<PokerHand, ArcadeKey>> = {
  'royal-flush': 'arcade.videoPoker.royalFlush',
  'four-deuces': 'arcade.videoPoker.fourDeuces',
  'wild-royal': 'arcade.videoPoker.wildRoyal',
  five: 'arcade.videoPoker.five',
  'straight-flush': 'arcade.videoPoker.straightFlush',
  'four-aces': 'arcade.videoPoker.fourAces',
  'four-low': 'arcade.videoPoker.fourLow',
  four: 'arcade.videoPoker.four',
  'full-house': 'arcade.videoPoker.fullHouse',
  flush: 'arcade.videoPoker.flush',
  straight: 'arcade.videoPoker.straight',
  three: 'arcade.videoPoker.three',
  'two-pairs': 'arcade.videoPoker.twoPairs',
  'high-pair': 'arcade.videoPoker.highPair',
  none: 'arcade.videoPoker.none',
};
