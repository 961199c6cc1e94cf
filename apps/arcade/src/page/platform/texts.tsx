import { type Money, moneyIn } from '@parlour/money';
import type { Text } from '@parlour/texts/create-text';
import type { ArcadeKey } from '@parlour/texts/load/arcade';
import { createContext, use } from 'react';

export type ArcadeText = Text<ArcadeKey>;

type Spoken = { text: ArcadeText; money: Money };

const SpokenContext = createContext<Spoken>({ text: (key) => key, money: moneyIn('en') });
export const SpokenProvider = SpokenContext;

export function useText(): ArcadeText {
  return use(SpokenContext).text;
}

/** How amounts are written and typed in the player's language. */
export function useMoney(): Money {
  return use(SpokenContext).money;
}
