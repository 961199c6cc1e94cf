import { CallRefused } from '@parlour/client';
import { useCallback, useEffect, useRef, useState } from 'react';

type Page<Item> = { items: Item[]; next: string | null };
type List<Item> = { items: Item[]; next: string | null; isBusy: boolean; isFailed: boolean };

const EMPTY = { items: [], next: null, isBusy: true, isFailed: false };

/** The newest first, and what lies before it page by page. `load` must stay the same function, or it begins anew. */
export function useEndlessList<Item>(load: (after: string | null) => Promise<Page<Item>>) {
  const [list, setList] = useState<List<Item>>(EMPTY);
  const rounds = useRef(0);

  const read = useCallback(
    (after: string | null) => {
      rounds.current += 1;
      const round = rounds.current;
      // An answer to a question that was replaced by another is dropped.
      const isCurrent = () => round === rounds.current;
      setList((before) => (after ? { ...before, isBusy: true, isFailed: false } : EMPTY));
      load(after).then(
        ({ items, next }) => {
          if (!isCurrent()) return;
          setList((before) => ({
            items: after ? [...before.items, ...items] : items,
            next,
            isBusy: false,
            isFailed: false,
          }));
        },
        (error: unknown) => {
          if (!(error instanceof CallRefused)) reportError(error);
          if (isCurrent()) setList((before) => ({ ...before, isBusy: false, isFailed: true }));
        },
      );
    },
    [load],
  );

  useEffect(() => {
    read(null);
    return () => {
      rounds.current += 1;
    };
  }, [read]);

  return { ...list, more: () => !list.isBusy && read(list.next) };
}
