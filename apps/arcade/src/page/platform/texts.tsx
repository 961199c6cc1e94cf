import { type Money, moneyIn, writingOf } from '@parlour/money';
import { createText, type Text } from '@parlour/texts/create-text';
import type { Messages } from '@parlour/texts/text-group';
import { createContext, use } from 'react';
import type { ArcadeKey } from './arcade-key.ts';

export type ArcadeText = Text<ArcadeKey>;

/** How the page speaks: words, amounts, and other figures. */
export type Spoken = {
  text: ArcadeText;
  money: Money;
  /** A figure with a point, as the player's language writes it. */
  showFigure: (figure: string) => string;
  /** Whether a currency's sign stands behind the amount. */
  isSymbolLast: boolean;
};

export function speak(locale: string, messages: Messages): Spoken {
  const { decimal, isSymbolLast } = writingOf(locale);
  const showFigure = (figure: string) => figure.replace('.', decimal);
  const text = createText<ArcadeKey>({ locale, messages });
  return { text, money: moneyIn(locale), showFigure, isSymbolLast };
}

const SpokenContext = createContext<Spoken>(speak('en', {}));
export const SpokenProvider = SpokenContext;

export function useSpoken(): Spoken {
  return use(SpokenContext);
}

export function useText(): ArcadeText {
  return use(SpokenContext).text;
}

/** How amounts are written and typed in the player's language. */
export function useMoney(): Money {
  return use(SpokenContext).money;
}
