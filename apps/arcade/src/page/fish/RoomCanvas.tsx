import { SEA } from '@parlour/game-rules/fish/sea';
import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { useRef } from 'react';
import styles from './FishFrame.module.css';
import type { Fishing } from './fishing.ts';

type Props = { canvas: RefObject<HTMLCanvasElement | null>; fishing: Fishing; label: string };

/** Tap to shoot, hold to go on; the arrows choose a target and the space bar fires. */
export function RoomCanvas({ canvas, fishing, label }: Props) {
  const isDown = useRef(false);

  function placeOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { x: ((clientX - left) / width) * SEA.width, y: ((clientY - top) / height) * SEA.height };
  }

  function begin(event: PointerEvent<HTMLElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    isDown.current = true;
    const at = placeOf(event);
    fishing.point(at);
    fishing.look(at);
    if (fishing.get().left > 0) fishing.hold(true);
  }

  function end(): void {
    isDown.current = false;
    fishing.point(null);
    fishing.hold(false);
  }

  function press(event: KeyboardEvent): void {
    if (event.key === ' ' && !event.repeat) fishing.hold(true);
    else if (event.key === 'ArrowRight' || event.key === 'ArrowUp') fishing.choose(1);
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowDown') fishing.choose(-1);
    else if (event.key !== ' ') return;
    event.preventDefault();
  }

  return (
    <button
      className={styles.water}
      type="button"
      aria-label={label}
      onPointerDown={begin}
      onPointerMove={(event) => isDown.current && fishing.point(placeOf(event))}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={press}
      onKeyUp={(event) => event.key === ' ' && fishing.hold(false)}
      onContextMenu={(event) => event.preventDefault()}
    >
      <canvas ref={canvas} className={styles.canvas} />
    </button>
  );
}
