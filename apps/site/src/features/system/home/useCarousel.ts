import { useEffect, useRef, useState } from 'react';

/** Specification section 9: home banner autoplay, looping. */
const AUTOPLAY_MS = 5_000;

/** The current slide, and autoplay: paused while touched, and off if the visitor prefers reduced motion. */
export function useCarousel(count: number) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isAwake, setAwake] = useState(false);

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const settle = () => {
      setAwake(true);
      setCurrent(Math.round(element.scrollLeft / element.clientWidth));
    };
    element.addEventListener('scroll', settle, { passive: true });
    return () => element.removeEventListener('scroll', settle);
  }, []);

  useEffect(() => {
    if (isAwake || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const waking = setTimeout(() => setAwake(true), AUTOPLAY_MS / 2);
    return () => clearTimeout(waking);
  }, [isAwake]);

  useEffect(() => {
    if (isPaused || count < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const advancing = setTimeout(() => {
      const element = strip.current;
      const next = (current + 1) % count;
      element?.scrollTo({ left: next * element.clientWidth, behavior: 'smooth' });
    }, AUTOPLAY_MS);
    return () => clearTimeout(advancing);
  }, [current, count, isPaused]);

  return {
    strip,
    current,
    /** Whether another slide than the first has been or is about to be seen: only then is its picture fetched. */
    isAwake,
    pause: () => {
      setAwake(true);
      setPaused(true);
    },
    resume: () => setPaused(false),
  };
}
