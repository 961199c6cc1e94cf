import type { CompiledMessage } from './precompile.ts';
import type { Messages } from './text-group.ts';

export type TextValues = Readonly<Record<string, string | number>>;

/** Returns the text of a key in one language, with its placeholders filled. */
export type Text<Key extends string> = (key: Key, values?: TextValues) => string;

type Spoken = {
  locale: string;
  messages: Messages;
  /** The brand's own texts, by key. Their placeholders are plain: plurals and choices stay the product's. */
  overrides?: Readonly<Record<string, string>>;
};

type Elements = Exclude<CompiledMessage, string>;

const PLACE = /\{(\w+)\}/g;

export function createText<Key extends string>({ locale, messages, overrides }: Spoken): Text<Key> {
  return (key, values = {}) => {
    const own = overrides?.[key];
    if (own !== undefined) return own.replace(PLACE, (_place, name: string) => String(values[name] ?? ''));
    const message = messages[key];
    if (message === undefined) throw new Error(`${locale} has no words for ${key}`);
    // A plain text needs no filling, whatever values it is given.
    return typeof message === 'string' ? message : fillMessage(message, { key, locale, values });
  };
}

type Filling = { key: string; locale: string; values: TextValues; count?: number };

/** Handles exactly what `compileMessage` allows, so it needs no library: plain placeholders, plurals and choices. */
function fillMessage(elements: Elements, filling: Filling): string {
  return elements.map((element) => fillElement(element, filling)).join('');
}

function fillElement(element: Elements[number], filling: Filling): string {
  const { key, locale, values, count = 0 } = filling;
  // The numbers are the parser's `TYPE`, which must not reach the browser: literal and pound sign.
  if (element.type === 0) return element.value;
  if (element.type === 7) return writeCount(count, locale);
  const value = 'value' in element ? values[element.value] : undefined;
  if (value === undefined) throw new Error(`${key} is not given all of its values`);
  if (!('options' in element)) return String(value);
  const { options } = element;
  const chosen =
    'offset' in element
      ? (options[`=${value}`] ?? options[pluralRulesOf(locale).select(Number(value))])
      : options[value];
  const { value: inside } = chosen ?? (options.other as { value: Elements });
  return fillMessage(inside, 'offset' in element ? { ...filling, count: Number(value) } : filling);
}

/** Below a thousand there is nothing to group, and the browser need not load how each language does it. */
function writeCount(count: number, locale: string): string {
  const isPlain = Number.isInteger(count) && count >= 0 && count < 1_000;
  return isPlain ? String(count) : numberFormatOf(locale).format(count);
}

/** Making one takes longer than all the rest of a text; a page of many texts asks for the same again and again. */
const numberFormatOf = keptByLocale((locale) => new Intl.NumberFormat(locale));
const pluralRulesOf = keptByLocale((locale) => new Intl.PluralRules(locale));

function keptByLocale<Made>(make: (locale: string) => Made): (locale: string) => Made {
  const kept = new Map<string, Made>();
  return (locale) => {
    const made = kept.get(locale) ?? make(locale);
    kept.set(locale, made);
    return made;
  };
}
