import { createText, type TextValues } from './create-text.ts';
import { LANGUAGE_NAMES, type Language } from './languages.ts';
import { type CompiledMessage, compileMessage } from './precompile.ts';

/**
 * What the server says by itself, in any language: messages as they are written, each of them read when it is first
 * said.
 */
export function createWholeText<Key extends string>(texts: Record<Language, Record<Key, string>>) {
  const read = new Map<string, CompiledMessage>();
  return (language: Language, key: Key, values?: TextValues): string => {
    const place = `${language} ${key}`;
    const message = read.get(place) ?? compileMessage(texts[language][key]);
    read.set(place, message);
    return createText<Key>({
      locale: LANGUAGE_NAMES[language].tag,
      messages: { [key]: message },
    })(key, values);
  };
}
