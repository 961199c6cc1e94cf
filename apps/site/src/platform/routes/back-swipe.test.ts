import { expect, it } from 'vitest';
import { watchBackSwipe } from './back-swipe.ts';

function swipe(...xs: number[]) {
  const listeners = new Map<string, (event: { touches: { clientX: number }[] }) => void>();
  const watched = watchBackSwipe({ addEventListener: (type, listen) => listeners.set(type, listen) });
  xs.forEach((clientX, index) => {
    listeners.get(index === 0 ? 'touchstart' : 'touchmove')?.({ touches: [{ clientX }] });
  });
  return { watched, touch: () => listeners.get('touchstart')?.({ touches: [{ clientX: 0 }] }) };
}

it('a swipe counts beyond a hundred pixels, and only to the right', () => {
  expect(swipe(0, 60, 100).watched.hasSwiped()).toBe(false);
  expect(swipe(0, 60, 101).watched.hasSwiped()).toBe(true);
  expect(swipe(300, 100).watched.hasSwiped()).toBe(false);
});

it('a swipe is forgotten at the next touch', () => {
  const { watched, touch } = swipe(0, 150);
  touch();
  expect(watched.hasSwiped()).toBe(false);
});
