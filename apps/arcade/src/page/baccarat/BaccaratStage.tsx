import {
  type BaccaratModel,
  type BaccaratSeen,
  baccaratBackOf,
  judgeBaccarat,
  listBaccaratBets,
} from '@parlour/game-rules/baccarat';
import type { BetsPick } from '@parlour/game-rules/bets';
import clsx from 'clsx';
import type { PlayProps } from '../game/mechanic-page.ts';
import { useSpoken } from '../platform/texts.tsx';
import { BetSpot } from '../table/BetSpot.tsx';
import { SidesStage } from '../table/SidesStage.tsx';
import { fateOfSpot } from '../table/spot-fate.ts';
import { useBeats } from '../table/useBeats.ts';
import { useBets } from '../table/useBets.ts';
import { useDealSound } from '../table/useDealSound.ts';
import { useSwept } from '../table/useSwept.ts';
import { BaccaratBead } from './BaccaratBead.tsx';
import styles from './BaccaratStage.module.css';
import { layCards, listDeals, timeBaccarat } from './dealing.ts';
import { SideHand } from './SideHand.tsx';
import { SPOT_NAMES, writePays } from './spots.ts';

type BaccaratProps = PlayProps<BaccaratModel, BetsPick, never, BaccaratSeen>;

const SIDES = ['player', 'banker'] as const;
const NO_CARDS: BaccaratSeen = { player: [], banker: [] };
const SPOT_STYLES: Readonly<Record<string, string | undefined>> = {
  player: styles.onPlayer,
  banker: styles.onBanker,
  tie: styles.onTie,
  'player-pair': styles.onPlayerPair,
  'banker-pair': styles.onBankerPair,
  small: styles.onSmall,
  big: styles.onBig,
  'lucky-six': styles.onLuckySix,
};

/** Both sides with the road between them, the places for chips below, and what can be done with chips on the rail. */
export function BaccaratStage(props: BaccaratProps) {
  const { phase, pace, round, model, pick, past, showChips } = props;
  const spoken = useSpoken();
  const { text } = spoken;
  const bets = useBets(props);
  const swept = useSwept(round, phase);
  const isMoving = phase === 'moving' && round !== null;
  const isShown = phase === 'shown' && round !== null;
  const seen = (round ?? swept)?.seen ?? NO_CARDS;
  const deals = listDeals(seen);
  const { beginsMs, countsMs } = timeBaccarat(deals, pace);
  const motion = isMoving ? round.id : null;
  const begun = useBeats(motion, beginsMs);
  const counted = useBeats(motion, countsMs);
  useDealSound(isMoving, begun);
  const laid = layCards(seen, deals.slice(0, begun));
  const known = layCards(seen, deals.slice(0, counted));
  const outcome = isShown ? judgeBaccarat(round.seen) : null;
  const names = listBaccaratBets(model);

  return (
    <SidesStage
      {...{ phase, pace, bets, showChips }}
      isSwept={swept !== null}
      beads={past.map(({ id, seen: was }) => ({ id, drawing: <BaccaratBead seen={was} /> }))}
      classes={{
        stage: clsx(styles.stage, swept && styles.swept),
        road: styles.road,
        wideRoad: styles.wideRoad,
      }}
      hands={SIDES.map((side) => (
        <SideHand
          key={`${(round ?? swept)?.id} ${side}`}
          side={side}
          name={text(SPOT_NAMES[side] ?? 'arcade.baccarat.player')}
          cards={laid[side]}
          counted={known[side]}
          isDealt={isMoving}
          fate={outcome && (outcome.winner === side ? 'won' : outcome.winner === 'tie' ? null : 'lost')}
        />
      ))}
    >
      <div className={clsx(styles.spots, names.length > 5 && styles.many)}>
        {names.map((on) => (
          <BetSpot
            key={on}
            on={on}
            name={text(SPOT_NAMES[on] ?? 'arcade.baccarat.player')}
            odds={writePays(spoken, on, model)}
            bets={bets}
            fate={
              outcome && round
                ? fateOfSpot(on, baccaratBackOf(on, outcome, model), { pick, played: round.pick })
                : null
            }
            showChips={showChips}
            className={clsx(styles.spot, SPOT_STYLES[on])}
          />
        ))}
      </div>
    </SidesStage>
  );
}
