import { createText, type TextValues } from '@parlour/texts/create-text';
import { type ConsoleLanguage, LANGUAGE_NAMES } from '@parlour/texts/languages';
import type { ConsoleKey } from '@parlour/texts/load/console';
import type { Messages } from '@parlour/texts/text-group';
import { createContext, type ReactNode, use, useMemo } from 'react';

/** Gives the console's texts by key, with their placeholders filled. */
export type Text = (key: ConsoleKey, values?: TextValues) => string;

type Find = (key: string, values?: TextValues) => string | undefined;
type Spoken = { locale: string; find: Find };

const SpokenContext = createContext<Spoken>({ locale: LANGUAGE_NAMES.EN.tag, find: () => undefined });

type Props = { language: ConsoleLanguage; messages: Messages; children: ReactNode };

/** Sets the language of everything below. Times are in the operator's own time zone. */
export function TextsProvider({ language, messages, children }: Props) {
  const spoken = useMemo(() => {
    const locale = LANGUAGE_NAMES[language].tag;
    const text = createText({ locale, messages });
    const find: Find = (key, values) => (key in messages ? text(key, values) : undefined);
    return { locale, find };
  }, [language, messages]);
  return <SpokenContext value={spoken}>{children}</SpokenContext>;
}

export function useText(): Text {
  const find = useFind();
  return useMemo(() => (key, values) => find(key, values) ?? key, [find]);
}

/** Every code of a list in the contract needs a text in its family; a missing one does not compile. */
type Label = <Family extends string, Code extends string>(
  family: Family,
  code: string extends Code ? Code : `${Family}.${Code}` extends ConsoleKey ? Code : never,
  values?: TextValues,
) => string;

/**
 * The text for a code from the server, such as the action of an audit record. A code newer than the console is shown as
 * it is.
 */
export function useLabel(): Label {
  const find = useFind();
  return useMemo(() => (family, code, values) => find(`${family}.${code}`, values) ?? code, [find]);
}

/** The text of a key, or undefined if there is none. */
export function useFind(): Find {
  return use(SpokenContext).find;
}

/** The tag of the current language, for the browser's own names and formats. */
export function useLocale(): string {
  return use(SpokenContext).locale;
}
