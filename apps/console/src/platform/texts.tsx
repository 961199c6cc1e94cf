import { createText, type TextValues } from '@parlour/texts/create-text';
import { type ConsoleLanguage, LANGUAGE_NAMES } from '@parlour/texts/languages';
import type { ConsoleKey } from '@parlour/texts/load/console';
import type { Messages } from '@parlour/texts/text-group';
import { createContext, type ReactNode, use, useMemo } from 'react';

/** Gives the words of the console by their key, with the places in them filled. */
export type Text = (key: ConsoleKey, values?: TextValues) => string;

type Find = (key: string, values?: TextValues) => string | undefined;
type Spoken = { locale: string; find: Find };

const SpokenContext = createContext<Spoken>({ locale: LANGUAGE_NAMES.EN.tag, find: () => undefined });

type Props = { language: ConsoleLanguage; messages: Messages; children: ReactNode };

/** What is below speaks this language. Times are on the operator's own clock. */
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

/** A code of a list that the contract names has words under its family: one without does not compile. */
type Label = <Family extends string, Code extends string>(
  family: Family,
  code: string extends Code ? Code : `${Family}.${Code}` extends ConsoleKey ? Code : never,
  values?: TextValues,
) => string;

/**
 * The words for a code that comes from the server, such as the action of an audit record. A code that is newer
 * than the console is shown as it is.
 */
export function useLabel(): Label {
  const find = useFind();
  return useMemo(() => (family, code, values) => find(`${family}.${code}`, values) ?? code, [find]);
}

/** The words under a key, or undefined where there are none. */
export function useFind(): Find {
  return use(SpokenContext).find;
}

/** The tag of the language that is spoken, for what the browser itself can name or format. */
export function useLocale(): string {
  return use(SpokenContext).locale;
}
