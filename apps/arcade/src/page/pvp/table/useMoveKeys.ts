import { useEffect, useEffectEvent } from 'react';

/** Moves by single keys, for those who play with a keyboard; not while something is typed or a dialog is open. */
export function useMoveKeys(moves: Readonly<Record<string, () => void>>, isOn: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (document.querySelector('dialog[open]')) return;
    if (event.target instanceof HTMLInputElement && event.target.type !== 'range') return;
    const move = Object.hasOwn(moves, event.key.toLowerCase()) ? moves[event.key.toLowerCase()] : undefined;
    if (!move) return;
    event.preventDefault();
    move();
  });
  useEffect(() => {
    if (!isOn) return;
    const hear = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [isOn]);
}
