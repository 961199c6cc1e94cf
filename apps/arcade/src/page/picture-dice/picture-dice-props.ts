import type { BetsPick } from '@parlour/game-rules/bets';
import type { PictureDiceModel, PictureDiceSeen } from '@parlour/game-rules/picture-dice';
import type { PlayProps } from '../game/mechanic-page.ts';

export type PictureDiceProps = PlayProps<PictureDiceModel, BetsPick, never, PictureDiceSeen>;
