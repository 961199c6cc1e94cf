import type { Lottery, LotteryTerms } from '@parlour/client';
import type { Play } from '@parlour/lottery-rules';
import type { OpenedHere } from '../../parts/issue/issue.rules.ts';

/** For each row, how many draws ago each of its values was last drawn; null: not known. */
export type Omission = readonly (readonly number[])[] | null;

/** What every skin is given to make bets with. */
export type SkinProps = {
  game: Lottery;
  terms: LotteryTerms;
  opened: OpenedHere;
  /** How long each value of a play has not been drawn. */
  omissionOf: (play: Play) => Omission;
  onTermsChanged: () => void;
};
