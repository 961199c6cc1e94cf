import { useEffect, useLayoutEffect, useRef } from 'react';
import { NEAR_END_PX } from './talk.rules.ts';

/** Shows what is new at the end, unless the reader looks further up. */
export function useFollowing(news: string): void {
  const isAtEnd = useRef(true);
  useEffect(() => {
    const look = () => {
      const { scrollHeight, scrollTop, clientHeight } = document.documentElement;
      isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  useLayoutEffect(() => {
    if (news && isAtEnd.current) scrollTo(0, document.documentElement.scrollHeight);
  }, [news]);
}
