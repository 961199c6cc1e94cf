import type { Family, ReferenceEntry } from '@parlour/lottery-rules';
import { useMemo } from 'react';
import { usePlayText } from '../../platform/texts/play-texts.ts';
import { type ReferenceRow, writeRow } from './reference.rules.ts';

/** Entries arrive a few at a time. Rows already written stay the same object, so only new ones are drawn. */
export function useReferenceRows(family: Family, entries: readonly ReferenceEntry[]): ReferenceRow[] {
  const text = usePlayText();
  const write = useMemo(() => {
    const written = new WeakMap<ReferenceEntry, ReferenceRow>();
    return (entry: ReferenceEntry) => {
      const row = written.get(entry) ?? writeRow(family, entry, text);
      written.set(entry, row);
      return row;
    };
  }, [family, text]);
  return entries.map(write);
}
