import type { BetsPick } from '@parlour/game-rules/bets';
import type { RouletteModel, RouletteSeen } from '@parlour/game-rules/roulette';
import type { PlayProps } from '../game/mechanic-page.ts';

export type RouletteProps = PlayProps<RouletteModel, BetsPick, never, RouletteSeen>;
