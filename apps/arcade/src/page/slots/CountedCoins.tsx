import type { Pace } from '../game/mechanic-page.ts';
import { useCountUp } from '../game/useCountUp.ts';

type Props = { coins: number; pace: Pace; showCoins: (coins: number) => string };

const COUNT_MS = { normal: 600, turbo: 250, reduced: 0 } as const;

/** Money that counts up from what it was to what it is. */
export function CountedCoins({ coins, pace, showCoins }: Props) {
  return showCoins(useCountUp(coins, COUNT_MS[pace]));
}
