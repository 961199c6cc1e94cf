import { type ReactNode, useEffect, useRef, useState } from 'react';

/** A little ahead of the visitor; further ahead would be part of the first screen's weight. */
const MARGIN = '60px';

/** Draws its children, and fetches their code, only when they come near the viewport. */
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
