import { type MessageFile, placesOfMessage } from './texts-messages.ts';

/** What can be refused, by which of the two contracts, and which figures the text of a code gets. */
export type Refusals = {
  site: ReadonlySet<string>;
  console: ReadonlySet<string>;
  places: Readonly<Record<string, readonly string[]>>;
};

/** The languages a refusal is read in, by reader. */
type Readers = { site: readonly string[]; console: readonly string[] };

/**
 * Compares the texts of refusals with the contract: every code an endpoint may answer has a text in each language it
 * can be read in, no text remains for a code that nobody answers, and its placeholders are the figures it gets.
 */
export function checkRefusals(files: MessageFile[], refusals: Refusals, readers: Readers): string[] {
  const texts = files.filter(({ domain }) => domain === 'refusals');
  const known = new Set([...refusals.site, ...refusals.console]);
  return [
    ...findWordless(texts, refusals.site, readers.site),
    ...findWordless(texts, refusals.console, readers.console),
    ...texts.flatMap(({ path, messages }) =>
      Object.entries(messages).flatMap(([code, message]) => {
        if (!known.has(code)) return [`${path}: no endpoint refuses with ${code}`];
        const expected = [...(refusals.places[code] ?? [])].sort().join(', ');
        const found = placesOfMessage(message).sort().join(', ');
        return expected === found
          ? []
          : [`${path}: ${code} names [${found}] and is given [${expected}] (REFUSAL_PLACES of the contract)`];
      }),
    ),
  ];
}

function findWordless(texts: MessageFile[], codes: Iterable<string>, languages: readonly string[]): string[] {
  return languages.flatMap((language) => {
    const own = texts.find((file) => file.language === language);
    return [...codes]
      .filter((code) => !(code in (own?.messages ?? {})))
      .map((code) => `${language}: the refusal ${code} has no words`);
  });
}
