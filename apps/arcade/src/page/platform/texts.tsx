import type { Text } from '@parlour/texts/create-text';
import type { ArcadeKey } from '@parlour/texts/load/arcade';
import { createContext, use } from 'react';

export type ArcadeText = Text<ArcadeKey>;

const TextContext = createContext<ArcadeText>((key) => key);
export const TextProvider = TextContext;

export function useText(): ArcadeText {
  return use(TextContext);
}
