import type { LotteryFamily } from '@parlour/contract/values/lottery';
import { Balls } from '../../../parts/balls/Balls.tsx';
import { boardOf } from '../../../parts/balls/boards.rules.ts';
import PrizeBoard from './PrizeBoard.tsx';

type Props = {
  family: LotteryFamily;
  result: readonly number[];
  /** `compact` for lists: of a board only its greatest prizes. `large`: everything. */
  size?: 'compact' | 'large';
  /** With it Mark Six names the animals, which depend on the lunar year. */
  numero?: string;
};

/** A result as a board of its prizes where it has them, else as its balls. */
export function ResultBalls({ family, result, size = 'large', numero }: Props) {
  if (size === 'large' && boardOf(family)) return <PrizeBoard family={family} result={result} />;
  return <Balls family={family} result={result} size={size} numero={numero} />;
}
