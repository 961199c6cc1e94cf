import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

type Ends = { canGoBack: boolean; canGoOn: boolean };

const SLACK_PX = 4;

/** A row that scrolls sideways, by finger or by the arrows at its ends. */
export function useTabStrip(): {
  strip: RefObject<HTMLDivElement | null>;
  ends: Ends;
  push: (direction: -1 | 1) => void;
} {
  const strip = useRef<HTMLDivElement>(null);
  const [ends, setEnds] = useState<Ends>({ canGoBack: false, canGoOn: false });
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      const canGoBack = scrollLeft > SLACK_PX;
      const canGoOn = scrollLeft + clientWidth < scrollWidth - SLACK_PX;
      setEnds((before) =>
        before.canGoBack === canGoBack && before.canGoOn === canGoOn ? before : { canGoBack, canGoOn },
      );
    };
    const resized = new ResizeObserver(look);
    resized.observe(element);
    // Tabs added later change how far the row can scroll.
    const filled = new MutationObserver(look);
    filled.observe(element, { childList: true });
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      filled.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  const push = useCallback((direction: -1 | 1) => {
    const element = strip.current;
    if (!element) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollBy({ left: direction * element.clientWidth, behavior: isStill ? 'auto' : 'smooth' });
  }, []);
  return { strip, ends, push };
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Arrow keys move between the tabs; Enter or Space opens the focused one. */
export function moveAmongTabs(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (!step) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.indexOf(document.activeElement as HTMLElement);
  if (at === -1) return;
  event.preventDefault();
  const next = tabs[step(at, tabs.length)];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
