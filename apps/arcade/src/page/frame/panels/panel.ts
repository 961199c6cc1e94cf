import type { JsonObject, Sheet } from '@parlour/game-rules';
import type { AnyMechanicPage } from '../../game/mechanic-page.ts';
import type { useAuto } from '../../game/useAuto.ts';
import type { Stake } from '../../game/useStake.ts';
import type { Sure } from '../../game/useSureStake.ts';
import type { Calls, RoundView, SeedsView, SessionView } from '../../platform/calls.ts';

/** What is open above the game. */
export type Panel =
  | { kind: 'menu' | 'history' | 'info' | 'seeds' | 'auto' }
  | { kind: 'replay' | 'verify'; round: RoundView };

export type PanelProps = {
  panel: Panel;
  calls: Calls;
  page: AnyMechanicPage;
  model: { sheet: Sheet };
  pick: JsonObject;
  stake: Stake;
  session: SessionView;
  /** Null where it is not offered. */
  auto: ReturnType<typeof useAuto> | null;
  /** Asks once more before bets far above the last one; absent where each is bought by itself. */
  sure?: Sure;
  /** Null where the site does not allow it. */
  turbo: { isOn: boolean; onChange: (isOn: boolean) => void } | null;
  /** Null where there is none. */
  onFree: (() => void) | null;
  onSeeds: (seeds: SeedsView) => void;
  onPanel: (panel: Panel | null) => void;
};
