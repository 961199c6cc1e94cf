import { useEffect, useRef } from 'react';

const LONG_MS = 450;

/** For a button that does one thing when it is tapped and another when it is held down. */
export function useLongPress({ onTap, onHold }: { onTap: () => void; onHold: () => void }) {
  const timer = useRef(0);
  const wasHeld = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown(): void {
      wasHeld.current = false;
      timer.current = window.setTimeout(() => {
        wasHeld.current = true;
        onHold();
      }, LONG_MS);
    },
    onPointerUp: () => clearTimeout(timer.current),
    onPointerLeave: () => clearTimeout(timer.current),
    onPointerCancel: () => clearTimeout(timer.current),
    /** Holding a finger down opens no menu. */
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick(): void {
      if (!wasHeld.current) onTap();
      wasHeld.current = false;
    },
    onKeyDown(event: { key: string }): void {
      if (event.key === 'Delete' || event.key === 'Backspace') onHold();
    },
  };
}
