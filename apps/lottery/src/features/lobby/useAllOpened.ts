import { useEffect } from 'react';
import { nextLookMs, type OpenedHere, withOffset } from '../../parts/issue/issue.rules.ts';
import { usePage } from '../../platform/page.ts';
import { useQuery } from '../../platform/useQuery.ts';

/** A page of many lotteries asks no more often than this. */
const LOOK_EVERY_LEAST_MS = 3_000;

/** The issue on sale and the last result of every lottery. */
export function useAllOpened(): ReadonlyMap<string, OpenedHere> {
  const { client, clock } = usePage();
  const { value, reload } = useQuery({
    key: ['site', 'opened'],
    load: async (signal) => {
      const { items } = await client.lottery.openedNumeros({ signal });
      const now = clock.now();
      return new Map(items.map((opened) => [opened.gameId, withOffset(opened, now)]));
    },
    isKept: true,
  });
  useEffect(() => {
    if (!value) return;
    const now = clock.now();
    const next = Math.min(...[...value.values()].map((opened) => nextLookMs(opened, now)));
    const timer = setTimeout(reload, Math.max(next, LOOK_EVERY_LEAST_MS));
    return () => clearTimeout(timer);
  }, [value, clock, reload]);
  return value ?? NONE;
}

const NONE: ReadonlyMap<string, OpenedHere> = new Map();
