import { COINS, redsOf } from '@parlour/game-rules/xoc-dia';
import type { ArcadeText } from '../platform/texts.tsx';

/** What a bet is called: even and odd by their name, the others by the coins that must be up. */
export function nameSpot(text: ArcadeText, on: string): string {
  if (on === 'even') return text('arcade.xocDia.even');
  if (on === 'odd') return text('arcade.xocDia.odd');
  return nameSides(text, redsOf(on)[0] ?? 0);
}

export function nameSides(text: ArcadeText, red: number): string {
  return text('arcade.xocDia.sides', { red, white: COINS - red });
}

export function parityOf(red: number): 'even' | 'odd' {
  return redsOf('even').includes(red) ? 'even' : 'odd';
}
