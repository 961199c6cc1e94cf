import { type Family, type ReferenceEntry, referenceOfPlay } from '@parlour/lottery-rules';
import { useEffect, useState } from 'react';

/** How many plays are counted before the page can respond again. */
const PLAYS_AT_ONCE = 2;

/** The plays of a family counted so far: some need 100,000 results. */
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
  // Drops the figures of another family; those of another series stay until they are replaced.
  return counted?.key.startsWith(`${family.id} `) ? counted.entries : [];
}
