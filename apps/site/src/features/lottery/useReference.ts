import { type Family, type ReferenceEntry, referenceOfPlay } from '@parlour/lottery-rules';
import { useEffect, useState } from 'react';

/** So many plays are counted between two moments in which the page can answer. */
const PLAYS_AT_ONCE = 2;

/** The plays of a family in figures, as far as they are counted: some look at 100,000 results. */
export function useReference(family: Family, code: number): readonly ReferenceEntry[] {
  const [counted, setCounted] = useState<{ key: string; entries: readonly ReferenceEntry[] }>();
  const key = `${family.id} ${code}`;
  useEffect(() => {
    const plays = family.plays();
    let entries: readonly ReferenceEntry[] = [];
    const countMore = () => {
      const next = plays.slice(entries.length, entries.length + PLAYS_AT_ONCE);
      entries = [...entries, ...next.map((play) => referenceOfPlay(family, play, code))];
      setCounted({ key, entries });
      if (entries.length < plays.length) timer = setTimeout(countMore);
    };
    let timer = setTimeout(countMore);
    return () => clearTimeout(timer);
  }, [family, code, key]);
  // Figures of another family are none of this one's; those of another series stand until they are replaced.
  return counted?.key.startsWith(`${family.id} `) ? counted.entries : [];
}
