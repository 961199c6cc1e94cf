import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { moveItem, placeAt } from '../games.rules.ts';

type Needs<Item> = { items: readonly Item[]; onChange(items: Item[]): void };
const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Ordering by a grip: with a finger or the mouse, or with the arrow keys. Nothing moves while it is dragged, so the grip
 * keeps the pointer; the row it would go to is marked, and Escape drops it where it was.
 */
export function useDragToOrder<Item>({ items, onChange }: Needs<Item>) {
  const list = useRef<HTMLElement | null>(null);
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null);

  const gripOf = (index: number) => ({
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from: index, to: index });
    },
    onPointerMove(event: PointerEvent) {
      if (!drag || !list.current) return;
      const edges = [...list.current.children].map((row) => row.getBoundingClientRect().bottom);
      const to = placeAt(edges, event.clientY);
      if (to !== drag.to) setDrag({ ...drag, to });
    },
    onPointerUp() {
      if (drag && drag.to !== drag.from) onChange(moveItem(items, drag.from, drag.to - drag.from));
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') setDrag(null);
      const by = STEPS[event.key];
      if (by === undefined) return;
      event.preventDefault();
      onChange(moveItem(items, index, by));
    },
  });

  /** Where the dragged row would be put: before or after this one, or this one is dragged. */
  function markOf(index: number): 'dragged' | 'before' | 'after' | null {
    if (!drag) return null;
    if (index === drag.from) return 'dragged';
    if (index !== drag.to) return null;
    return drag.to < drag.from ? 'before' : 'after';
  }
  return { list, gripOf, markOf };
}
