import type { Language, PresenterDocument, Shift } from '@parlour/client/console';
import { WEEKDAYS } from '@parlour/contract/values/messages/presenters.rules';

export const NEW_PRESENTER: PresenterDocument = {
  name: '',
  languages: [],
  picture: null,
  presents: {},
  href: '',
  order: 0,
  isShown: true,
  shifts: [],
};

export const NEW_SHIFT: Shift = { day: WEEKDAYS[0], from: '18:00', until: '22:00' };

/** As it is saved: without the languages in which nothing was written. */
export const asWritten = (draft: PresenterDocument): PresenterDocument => ({
  ...draft,
  name: draft.name.trim(),
  href: draft.href.trim(),
  presents: Object.fromEntries(
    Object.entries(draft.presents).flatMap(([language, words]) =>
      words?.trim() ? [[language, words.trim()]] : [],
    ),
  ),
});

/** Nothing is missing that every presenter has. */
export function isWhole(draft: PresenterDocument): boolean {
  const { name, languages, presents } = asWritten(draft);
  return name !== '' && languages.length > 0 && Object.keys(presents).length > 0;
}

export const toggled = (languages: readonly Language[], language: Language, isOn: boolean): Language[] =>
  isOn ? [...languages, language] : languages.filter((each) => each !== language);
