import { useEffect, useState } from 'react';
import type { CardTableView } from '../../card-tables/card-wire.ts';
import type { Boot } from '../platform/boot.ts';
import { deviceMark } from '../platform/device-mark.ts';
import { followTable } from './table-line.ts';

/** A table as it was last told, and whether that may be old. */
export type KnownTable = { view: CardTableView | null; isLost: boolean; refused: string | null };

const NOTHING: KnownTable = { view: null, isLost: false, refused: null };

/** Follows a table for as long as it is shown. */
export function useCardTable(
  tableId: string,
  { sessionId, key }: Pick<Boot, 'sessionId' | 'key'>,
): KnownTable {
  const [known, setKnown] = useState(NOTHING);
  useEffect(() => {
    setKnown(NOTHING);
    return followTable(
      { tableId, key: `${sessionId}.${key}`, device: deviceMark() },
      {
        onView: (view) => setKnown({ view, isLost: false, refused: null }),
        onLost: () => setKnown((before) => (before.isLost ? before : { ...before, isLost: true })),
        onRefused: (refused) => setKnown({ ...NOTHING, refused }),
      },
    );
  }, [tableId, sessionId, key]);
  return known;
}
