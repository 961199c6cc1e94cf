import { CallRefused } from '@parlour/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSite } from '../site.ts';
import { appendPage, mergeNewest } from './endless.rules.ts';

type Answer<Item> = { items: Item[]; next: string | null };
type Listed<Item, Whole> = {
  items: readonly Item[];
  next: string | null;
  /** The newest page as it was answered, with what is said of the whole list beside it. */
  newest: Whole | null;
  isBusy: boolean;
  /** Asks once more for what could not be loaded; null while nothing failed. */
  retry: (() => void) | null;
};

/**
 * A list of what moved, the newest first and older pages as they are asked for. Something that moves while one looks is
 * put on top. `load` must stay the same function, or the list begins again.
 */
export function useEndless<Item extends { id: string }, Whole extends Answer<Item>>(
  load: (after: string | null) => Promise<Whole>,
) {
  const { live } = useSite();
  const [listed, setListed] = useState<Listed<Item, Whole>>(nothing);
  const lists = useRef(0);

  const ask = useCallback(
    (after: string | null, take: (before: Listed<Item, Whole>, answer: Whole) => Listed<Item, Whole>) => {
      const list = lists.current;
      const isCurrent = () => list === lists.current;
      const send = () => {
        setListed((before) => ({ ...before, isBusy: true, retry: null }));
        load(after).then(
          (answer) => isCurrent() && setListed((before) => ({ ...take(before, answer), isBusy: false })),
          (error: unknown) => {
            if (!(error instanceof CallRefused)) reportError(error);
            if (isCurrent()) setListed((before) => ({ ...before, isBusy: false, retry: send }));
          },
        );
      };
      send();
    },
    [load],
  );

  useEffect(() => {
    lists.current += 1;
    setListed(nothing());
    ask(null, (before, newest) => ({ ...before, ...newest, newest }));
    const end = live.on('wallet', () =>
      ask(null, (before, newest) => ({ ...before, ...mergeNewest(before, newest), newest })),
    );
    return () => {
      lists.current += 1;
      end();
    };
  }, [live, ask]);

  const { items, next, newest, isBusy, retry } = listed;
  return {
    items,
    newest,
    isBusy,
    retry,
    hasMore: next !== null,
    more() {
      if (!isBusy && next !== null)
        ask(next, (before, older) => ({ ...before, ...appendPage(before, older) }));
    },
  };
}

function nothing<Item, Whole>(): Listed<Item, Whole> {
  return { items: [], next: null, newest: null, isBusy: true, retry: null };
}
