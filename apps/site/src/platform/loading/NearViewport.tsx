import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Far enough ahead to be ready when the visitor gets there. */
const MARGIN = '150px';

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
