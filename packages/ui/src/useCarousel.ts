import { useEffect, useRef, useState } from 'react';

/** Specification section 9: autoplay of the home banner and of the popup. */
const AUTOPLAY_MS = 5_000;

type Options = { isAutoplay?: boolean };

/**
 * A strip of slides that the browser scrolls (scroll snap): the current one, and autoplay, which loops, pauses while the
 * strip is touched, and is off if the visitor prefers reduced motion.
 */
export function useCarousel(count: number, { isAutoplay = true }: Options = {}) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isAwake, setAwake] = useState(false);

  const show = (index: number) => {
    const element = strip.current;
    element?.scrollTo({ left: index * element.clientWidth, behavior: isStill() ? 'instant' : 'smooth' });
  };

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
    if (isAwake || isStill()) return;
    const waking = setTimeout(() => setAwake(true), AUTOPLAY_MS / 2);
    return () => clearTimeout(waking);
  }, [isAwake]);

  useEffect(() => {
    if (!isAutoplay || isPaused || count < 2 || isStill()) return;
    const advancing = setTimeout(() => {
      const element = strip.current;
      const next = (current + 1) % count;
      element?.scrollTo({ left: next * element.clientWidth, behavior: 'smooth' });
    }, AUTOPLAY_MS);
    return () => clearTimeout(advancing);
  }, [current, count, isPaused, isAutoplay]);

  return {
    strip,
    current,
    show,
    /** Whether another slide than the first has been or is about to be seen: only then is its picture fetched. */
    isAwake,
    pause: () => {
      setAwake(true);
      setPaused(true);
    },
    resume: () => setPaused(false),
  };
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
