import type { BetsPick } from '@parlour/game-rules/bets';
import type { XocDiaModel, XocDiaSeen } from '@parlour/game-rules/xoc-dia';
import type { PlayProps } from '../game/mechanic-page.ts';

export type XocDiaProps = PlayProps<XocDiaModel, BetsPick, never, XocDiaSeen>;
