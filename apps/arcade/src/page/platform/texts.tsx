import type { ArcadeKey } from '@parlour/texts/arcade';
import type { CompiledMessage } from '@parlour/texts/precompile';
import { createContext, use } from 'react';
import type { Language } from './boot.ts';

type Messages = Record<string, CompiledMessage>;
export type Text = (key: ArcadeKey, values?: Record<string, string>) => string;

const FILES: Record<Language, () => Promise<{ default: Messages }>> = {
  EN: () => import('@parlour/texts/messages/EN/arcade.json'),
  CN: () => import('@parlour/texts/messages/CN/arcade.json'),
  JA: () => import('@parlour/texts/messages/JA/arcade.json'),
  TH: () => import('@parlour/texts/messages/TH/arcade.json'),
  VI: () => import('@parlour/texts/messages/VI/arcade.json'),
  TY: () => import('@parlour/texts/messages/TY/arcade.json'),
};

/** Words with plain places only: nothing here depends on how a language counts. */
export async function loadText(language: Language): Promise<Text> {
  const { default: messages } = await FILES[language]();
  return (key, values) => {
    const message = messages[key];
    if (typeof message === 'string') return message;
    if (!message) throw new Error(`${language} has no words for ${key}`);
    return message
      .map((part) => ('value' in part ? (part.type === 1 ? (values?.[part.value] ?? '') : part.value) : ''))
      .join('');
  };
}

const TextContext = createContext<Text>((key) => key);
export const TextProvider = TextContext;

export function useText(): Text {
  return use(TextContext);
}
