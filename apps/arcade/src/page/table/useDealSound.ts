import { useEffect } from 'react';
import { playSound } from '../platform/sound.ts';

/** A card is heard as it is dealt. */
export function useDealSound(isMoving: boolean, dealt: number): void {
  useEffect(() => {
    if (isMoving && dealt > 0) playSound('card');
  }, [isMoving, dealt]);
}
