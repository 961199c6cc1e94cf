import type { LotteryFamily } from '@parlour/contract/values/lottery';

/** What a stage shows the draw of. It is drawn anew for every draw. */
export type StageProps = {
  family: LotteryFamily;
  result: readonly number[];
  numero: string;
};
