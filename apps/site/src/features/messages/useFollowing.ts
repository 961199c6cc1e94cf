import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { NEAR_END_PX } from './talk.rules.ts';

type Talk = {
  /** Changes with whatever is new at the end. */
  news: string;
  /** The earliest message that is shown. */
  first: number | undefined;
};

const showEnd = () => scrollTo(0, document.documentElement.scrollHeight);

/**
 * Shows what is new at the end, unless the reader looks further up: what is put before it then leaves what they read where
 * it is. A letter's shape that is loaded later moves the end.
 */
export function useFollowing({ news, first }: Talk): void {
  const isAtEnd = useRef(true);
  const readToEndPx = useRef(0);
  const look = useCallback(() => {
    const { scrollHeight, scrollTop, clientHeight } = document.documentElement;
    readToEndPx.current = scrollHeight - scrollTop;
    isAtEnd.current = readToEndPx.current - clientHeight < NEAR_END_PX;
  }, []);
  useEffect(() => {
    const growing = new ResizeObserver(() => isAtEnd.current && showEnd());
    growing.observe(document.body);
    addEventListener('scroll', look, { passive: true });
    return () => {
      growing.disconnect();
      removeEventListener('scroll', look);
    };
  }, [look]);
  // At the very top a browser does not keep the place by itself, and some never do.
  useLayoutEffect(() => {
    if (first !== undefined && !isAtEnd.current)
      scrollTo(0, document.documentElement.scrollHeight - readToEndPx.current);
  }, [first]);
  useLayoutEffect(() => {
    if (!news) return;
    if (isAtEnd.current) showEnd();
    else look();
  }, [news, look]);
}
