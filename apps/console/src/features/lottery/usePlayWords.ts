import { FAMILIES, type Family, nameOf, type Play, valuesOf } from '@parlour/lottery-rules';
import { createText } from '@parlour/texts/create-text';
import { lotteryPlaysTexts } from '@parlour/texts/load/lottery-plays';
import {
  describePlay,
  describeRow,
  describeSelection,
  describeTier,
  type PlayText,
} from '@parlour/texts/lottery-plays';
import { use, useMemo } from 'react';
import { usePreferences } from '../../platform/preferences.store.ts';
import { useLocale } from '../../platform/texts.tsx';

export type FamilyId = Family['id'];
export const familyOf = (id: FamilyId): Family | undefined => FAMILIES.find((family) => family.id === id);

export type PlayWords = ReturnType<typeof createPlayWords>;

/** What plays, prizes and selections are called, in the operator's language; suspends until the words are loaded. */
export function usePlayWords(): PlayWords {
  const language = usePreferences((preferences) => preferences.language);
  const locale = useLocale();
  const messages = use(lotteryPlaysTexts.load(language));
  return useMemo(() => createPlayWords(createText({ locale, messages })), [locale, messages]);
}

function createPlayWords(text: PlayText) {
  /** A play by its id; undefined if the console is older than it. */
  const find = (id: string): { play: Play; family: Family } | undefined => {
    const family = familyOf(id.split('.')[0] ?? '');
    const play = family?.plays().find((own) => own.id === id);
    return family && play && { play, family };
  };
  return {
    family: (id: FamilyId): string => text(`plays.family.${id}` as 'plays.family.ssc'),
    play(id: string): string {
      const found = find(id);
      return found ? describePlay(found.play, found.family.draw, text).name : id;
    },
    group(id: string): string | null {
      const found = find(id);
      return found ? describePlay(found.play, found.family.draw, text).group : null;
    },
    tier: (id: string, tier: string): string => startLarge(describeTier({ id }, tier, text)),
    selection(id: string, selection: string): string {
      const found = find(id);
      return found ? describeSelection(found.play, selection, text) : selection;
    },
    /** Every number of a play's board, row by row; null where numbers are typed. */
    board(
      id: string,
    ): { id: string; name: string | null; numbers: { number: string; name: string }[] }[] | null {
      const play = find(id)?.play;
      if (play?.shape.kind !== 'rows') return null;
      return play.shape.rows.map(({ id: row, alphabet }, index) => ({
        id: row,
        name: describeRow(play, index, text),
        numbers: valuesOf(alphabet).map((value) => {
          const number = nameOf(alphabet, value);
          return { number, name: startLarge(describeTier({ id }, number, text)) };
        }),
      }));
    },
  };
}

const startLarge = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
