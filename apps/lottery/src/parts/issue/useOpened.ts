import { useEffect, useState } from 'react';
import { usePage } from '../../platform/page.ts';
import { useQuery } from '../../platform/useQuery.ts';
import { leftMs, nextLookMs, type OpenedHere } from './issue.rules.ts';
import { openedQuery } from './opened.query.ts';

/** The issue on sale and the last result; asks again by itself when either changes. */
export function useOpened(gameId: string) {
  const page = usePage();
  const { clock } = page;
  const { value, isFailed, reload } = useQuery(openedQuery(page, gameId));
  useEffect(() => {
    if (!value) return;
    const timer = setTimeout(reload, nextLookMs(value, clock.now()));
    return () => clearTimeout(timer);
  }, [value, clock, reload]);
  useEffect(() => {
    // A phone that slept has missed the close.
    const look = () => document.visibilityState === 'visible' && reload();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [reload]);
  return { opened: value, isFailed, reload };
}

const TICK_MS = 250;

/** Time until the close, several times a second: a late second is a lost bet. */
export function useLeftMs(opened: OpenedHere | null): number {
  const { clock } = usePage();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return opened ? leftMs(opened, now) : 0;
}
