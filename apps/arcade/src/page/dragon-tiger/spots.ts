import type { DragonTigerModel } from '@parlour/game-rules/dragon-tiger';
import type { ArcadeText } from '../platform/texts.tsx';

/** What a place is called: on the cloth a half stands beside its side, where it is heard alone it names it. */
export function nameSpot(text: ArcadeText, on: string): { short: string; full: string } {
  const [side = '', half] = on.split('-');
  if (on === 'suited-tie') return alone(text('arcade.dragonTiger.suitedTie'));
  if (side === 'tie') return alone(text('arcade.dragonTiger.tie'));
  const sideName = text(side === 'dragon' ? 'arcade.dragonTiger.dragon' : 'arcade.dragonTiger.tiger');
  if (half === undefined) return alone(sideName);
  const short = text('arcade.dragonTiger.half', { half });
  return { short, full: text('arcade.dragonTiger.halfOf', { side: sideName, half: short }) };
}

function alone(name: string): { short: string; full: string } {
  return { short: name, full: name };
}

/** What a bet brings besides its stake, in hundredths of it. */
export function payOfSpot(on: string, { pays }: DragonTigerModel): number {
  if (on === 'dragon' || on === 'tiger') return pays.side;
  if (on === 'tie') return pays.tie;
  return on === 'suited-tie' ? pays.suitedTie : pays.half;
}
