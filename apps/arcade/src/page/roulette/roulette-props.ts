import type { BetsPick } from '@parlour/game-rules/bets';
import type { RouletteModel, RouletteSeen } from '@parlour/game-rules/roulette';
import type { PlayProps } from '../game/mechanic-page.ts';
import type { SpotFate } from '../table/BetSpot.tsx';
import type { Bets } from '../table/useBets.ts';

export type RouletteProps = PlayProps<RouletteModel, BetsPick, never, RouletteSeen>;

/** What every part of the cloth is given. */
export type ClothProps = {
  props: RouletteProps;
  bets: Bets;
  fateOf: (on: string) => SpotFate;
  canPut: (on: string) => boolean;
  /** The numbers of the bet that is just being touched. */
  lit: readonly number[];
  onTouch: (on: string | null) => void;
};
