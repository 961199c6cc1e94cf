import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import {
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser';

/** The messages of one file. `path` is the name in findings. */
export type MessageFile = {
  language: string;
  domain: string;
  path: string;
  messages: Record<string, string>;
};

/** The language that is written first; the others are compared with it. */
export const SOURCE_LANGUAGE = 'EN';

/** Compares every language with EN, file by file: the same keys, and the same placeholders. */
export function checkMessages(files: MessageFile[]): string[] {
  const sources = files.filter(({ language }) => language === SOURCE_LANGUAGE);
  const languages = [...new Set(files.map(({ language }) => language))];
  return [
    ...files.flatMap(findUnreadable),
    ...languages.flatMap((language) => findRepeated(files.filter((file) => file.language === language))),
    ...languages
      .filter((language) => language !== SOURCE_LANGUAGE)
      .flatMap((language) => compareLanguage(sources, files, language)),
  ];
}

function findUnreadable({ path, messages }: MessageFile): string[] {
  return Object.entries(messages).flatMap(([key, message]) => {
    if (typeof message !== 'string' || message.trim() === '' || message !== message.trim())
      return [`${path}: ${key} is empty or has spaces around it`];
    const { problem } = readMessage(message);
    return problem ? [`${path}: ${key} is no valid ICU message (${problem})`] : [];
  });
}

function findRepeated(files: MessageFile[]): string[] {
  const owner = new Map<string, string>();
  return files
    .filter(({ domain }) => domain !== 'refusals')
    .flatMap(({ path, messages }) =>
      Object.keys(messages).flatMap((key) => {
        const first = owner.get(key);
        owner.set(key, first ?? path);
        return first ? [`${path}: ${key} is in ${first} as well`] : [];
      }),
    );
}

function compareLanguage(sources: MessageFile[], files: MessageFile[], language: string): string[] {
  const own = files.filter((file) => file.language === language);
  const extraFiles = own.filter(({ domain }) => !sources.some((source) => source.domain === domain));
  return [
    ...extraFiles.map(({ path }) => `${path}: there is no such file in ${SOURCE_LANGUAGE}`),
    ...sources.flatMap((source) => {
      const translated = own.find(({ domain }) => domain === source.domain);
      return translated ? compareFile(source, translated) : [`${language}: ${source.domain}.json is missing`];
    }),
  ];
}

function compareFile(source: MessageFile, { path, messages }: MessageFile): string[] {
  const missing = Object.keys(source.messages).filter((key) => !(key in messages));
  const extra = Object.keys(messages).filter((key) => !(key in source.messages));
  return [
    ...missing.map((key) => `${path}: ${key} is missing`),
    ...extra.map((key) => `${path}: ${key} is not in ${SOURCE_LANGUAGE}`),
    ...Object.entries(messages).flatMap(([key, message]) => {
      const expected = readMessage(source.messages[key] ?? message).places;
      const found = readMessage(message).places;
      return expected === found
        ? []
        : [`${path}: ${key} has the places [${found}] and not [${expected}] as in ${SOURCE_LANGUAGE}`];
    }),
  ];
}

/** The placeholders of a message as one comparable text: names, kinds, and the options of a choice. */
function readMessage(message: string): { places: string; problem?: string } {
  try {
    const elements = parse(message, { ignoreTag: true });
    return { places: [...new Set(elements.flatMap(placesOf))].sort().join(', ') };
  } catch (error) {
    return { places: '', problem: error instanceof Error ? error.message : String(error) };
  }
}

/** The names of a message's placeholders. */
export function placesOfMessage(message: string): string[] {
  return readMessage(message)
    .places.split(', ')
    .flatMap((place) => place.split(' ')[0] || []);
}

function placesOf(element: MessageFormatElement): string[] {
  if (element.type === TYPE.literal || isPoundElement(element)) return [];
  if (isTagElement(element)) return [element.value, ...element.children.flatMap(placesOf)];
  if (!isSelectElement(element) && !isPluralElement(element))
    return [element.type === TYPE.argument ? element.value : `${element.value} (${TYPE[element.type]})`];
  // Each language has its own plural forms, but the cases of a choice must be the same.
  const cases = isSelectElement(element) ? `: ${Object.keys(element.options).sort().join('|')}` : '';
  const inside = Object.values(element.options).flatMap(({ value }) => value.flatMap(placesOf));
  return [`${element.value} (${TYPE[element.type]}${cases})`, ...inside];
}
