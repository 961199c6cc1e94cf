import type { BaccaratModel } from '@parlour/game-rules/baccarat';
import type { ArcadeKey } from '../generated/arcade-key.ts';
import type { Spoken } from '../platform/texts.tsx';
import { showOdds } from '../table/show-odds.ts';

export const SPOT_NAMES: Readonly<Record<string, ArcadeKey>> = {
  player: 'arcade.baccarat.player',
  banker: 'arcade.baccarat.banker',
  tie: 'arcade.baccarat.tie',
  'player-pair': 'arcade.baccarat.playerPair',
  'banker-pair': 'arcade.baccarat.bankerPair',
  small: 'arcade.baccarat.small',
  big: 'arcade.baccarat.big',
  'lucky-six': 'arcade.baccarat.luckySix',
};

/** What a bet pays, from the least to the most. */
export function listPays(on: string, { pays }: BaccaratModel): number[] {
  if (on === 'player') return [pays.player];
  if (on === 'banker')
    return pays.banker === pays.bankerOnSix ? [pays.banker] : [pays.bankerOnSix, pays.banker];
  if (on === 'tie') return [pays.tie];
  if (on === 'small') return [pays.small ?? 0];
  if (on === 'big') return [pays.big ?? 0];
  return on === 'lucky-six' ? (pays.luckySix ?? []) : [pays.pair];
}

/** As it stands on the cloth: 9:1, or 14:1 – 23:1 where it depends on the cards. */
export function writePays(spoken: Pick<Spoken, 'money'>, on: string, model: BaccaratModel): string {
  return listPays(on, model)
    .map((pay) => showOdds(spoken, pay))
    .join(' – ');
}
