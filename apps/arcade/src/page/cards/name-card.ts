import type { ArcadeText } from '../platform/texts.tsx';
import { partsOf } from './card-parts.ts';

/** A card in words, for those who hear it. */
export function nameCard(text: ArcadeText, card: number | null): string {
  return card === null ? text('arcade.card.back') : text('arcade.card.name', partsOf(card));
}
