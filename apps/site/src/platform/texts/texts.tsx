import type { Text as TextOf } from '@parlour/texts/create-text';
import type { MessageKey } from '@parlour/texts/keys';
import type { Language } from '@parlour/texts/languages';
import { pagesTexts } from '@parlour/texts/load/pages';
import { siteTexts } from '@parlour/texts/load/site';
import { loadGroupsInUse, type Messages } from '@parlour/texts/text-group';
import { useOwnText, useTextOf } from '@parlour/ui/spoken';

export { TextsProvider, useFormats, useMoney, useSpoken, useTextOf } from '@parlour/ui/spoken';

/** Gives the texts every visitor has loaded, or those of the given keys. */
export type Text<Key extends string = MessageKey> = TextOf<Key>;

export const useText = (): Text => useOwnText<MessageKey>();

/** The texts of the long pages. */
export const usePageText = () => useTextOf(pagesTexts);

/** Loads everything a switch to the language needs. */
export async function loadTexts(language: Language): Promise<Messages> {
  const [messages] = await Promise.all([siteTexts.load(language), loadGroupsInUse(language)]);
  return messages;
}
