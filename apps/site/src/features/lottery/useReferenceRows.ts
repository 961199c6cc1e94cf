import type { Family, ReferenceEntry } from '@parlour/lottery-rules';
import { useMemo } from 'react';
import { usePlayText } from '../../platform/texts/play-texts.ts';
import { type ReferenceRow, writeRow } from './reference.rules.ts';

/** Entries come a few at a time. What was written stays the same object, so that only new rows are drawn. */
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
