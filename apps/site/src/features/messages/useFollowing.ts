import { useEffect, useLayoutEffect, useRef } from 'react';
import { NEAR_END_PX } from './talk.rules.ts';

const showEnd = () => scrollTo(0, document.documentElement.scrollHeight);

/** Shows what is new at the end, unless the reader looks further up. A letter's shape that is loaded later moves the end. */
export function useFollowing(news: string): void {
  const isAtEnd = useRef(true);
  useEffect(() => {
    const look = () => {
      const { scrollHeight, scrollTop, clientHeight } = document.documentElement;
      isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
    };
    const growing = new ResizeObserver(() => isAtEnd.current && showEnd());
    growing.observe(document.body);
    addEventListener('scroll', look, { passive: true });
    return () => {
      growing.disconnect();
      removeEventListener('scroll', look);
    };
  }, []);
  useLayoutEffect(() => {
    if (news && isAtEnd.current) showEnd();
  }, [news]);
}
