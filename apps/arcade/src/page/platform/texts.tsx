import { type Money, moneyIn, writingOf } from '@parlour/money';
import { createText, type Text } from '@parlour/texts/create-text';
import type { Language } from '@parlour/texts/languages';
import type { Messages, TextGroup } from '@parlour/texts/text-group';
import { createContext, use, useMemo } from 'react';
import type { ArcadeKey } from '../generated/arcade-key.ts';

export type ArcadeText = Text<ArcadeKey>;

type Words = { language: Language; locale: string; messages: Messages };

/** How the page speaks: words, amounts, and other figures. */
export type Spoken = {
  words: Words;
  text: ArcadeText;
  money: Money;
  /** A figure with a point, as the player's language writes it. */
  showFigure: (figure: string) => string;
  /** Whether a currency's sign stands behind the amount. */
  isSymbolLast: boolean;
};

export function speak(words: Words): Spoken {
  const { locale, messages } = words;
  const { decimal, isSymbolLast } = writingOf(locale);
  const showFigure = (figure: string) => figure.replace('.', decimal);
  const text = createText<ArcadeKey>({ locale, messages });
  return { words, text, money: moneyIn(locale), showFigure, isSymbolLast };
}

const SpokenContext = createContext<Spoken>(speak({ language: 'EN', locale: 'en', messages: {} }));
export const SpokenProvider = SpokenContext;

export function useSpoken(): Spoken {
  return use(SpokenContext);
}

/** With the words of another group, for everything below; suspends until they are loaded. */
export function useSpokenWith(group: TextGroup<ArcadeKey>): Spoken {
  const { words } = use(SpokenContext);
  const more = use(group.load(words.language));
  return useMemo(() => speak({ ...words, messages: { ...words.messages, ...more } }), [words, more]);
}

export function useText(): ArcadeText {
  return use(SpokenContext).text;
}

/** How amounts are written and typed in the player's language. */
export function useMoney(): Money {
  return use(SpokenContext).money;
}
