import type { SlotsModel } from '@parlour/game-rules/slots/model';
import type { Theme } from '../../platform/boot.ts';
import type { ArcadeText } from '../../platform/texts.tsx';
import { type Colours, coloursOf } from './colours.ts';

/** What the symbols of a title are painted with. */
export type Dress = {
  theme: Theme;
  colours: Colours;
  hasLetters: boolean;
  /** With hold and collect, the scatter is a coin. */
  hasCoins: boolean;
  /** On the ribbons of wild and scatter. */
  words: { wild: string; scatter: string };
  fontFamily: string;
};

type Needs = { theme: Theme; model: SlotsModel; text: ArcadeText };

export function dressOf({ theme, model, text }: Needs): Dress {
  return {
    theme,
    colours: coloursOf(theme),
    hasLetters: hasLetters(theme),
    hasCoins: model.hold !== undefined,
    words: { wild: text('arcade.slots.wild'), scatter: text('arcade.slots.scatter') },
    // Asked of an element within a container, it would have the page laid out first.
    fontFamily: getComputedStyle(document.documentElement).getPropertyValue('--stack-display'),
  };
}

/** About half of the titles have letters for their low symbols, the others gems. */
export function hasLetters({ pictures }: Theme): boolean {
  const name = pictures.wild;
  let sum = 0;
  for (let index = 0; index < name.length; index += 1) sum += name.charCodeAt(index);
  return (sum & 1) === 1;
}
