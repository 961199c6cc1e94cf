import type { BetsPick } from '@parlour/game-rules/bets';
import type { SicBoModel, SicBoSeen } from '@parlour/game-rules/sic-bo';
import type { PlayProps } from '../game/mechanic-page.ts';

export type SicBoProps = PlayProps<SicBoModel, BetsPick, never, SicBoSeen>;
