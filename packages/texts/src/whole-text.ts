import { createText, type TextValues } from './create-text.ts';
import { LANGUAGE_NAMES, type Language } from './languages.ts';
import { type CompiledMessage, compileMessage } from './precompile.ts';

/** The server's own texts in any language; each message is parsed when it is first used. */
export function createWholeText<Key extends string>(texts: Record<Language, Record<Key, string>>) {
  const read = new Map<string, CompiledMessage>();
  return (
    language: Language,
    key: Key,
    values?: TextValues,
    overrides: Readonly<Record<string, string>> = {},
  ): string => {
    const place = `${language} ${key}`;
    const message = read.get(place) ?? compileMessage(texts[language][key]);
    read.set(place, message);
    return createText<Key>({
      locale: LANGUAGE_NAMES[language].tag,
      messages: { [key]: message },
      overrides,
    })(key, values);
  };
}
