import type { DiceModel, DicePick, DiceSeen } from '@parlour/game-rules/dice';
import type { PlayProps } from '../game/mechanic-page.ts';

export type DiceProps = PlayProps<DiceModel, DicePick, never, DiceSeen>;
