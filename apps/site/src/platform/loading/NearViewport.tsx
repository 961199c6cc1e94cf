import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Near enough that it is there when one arrives. */
const MARGIN = '300px';

/** What lies below the first look is drawn, and its code fetched, when somebody comes near it. */
export function NearViewport({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || isNear) return;
    const watching = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: MARGIN },
    );
    watching.observe(element);
    return () => watching.disconnect();
  }, [isNear]);
  return <div ref={place}>{isNear && children}</div>;
}
