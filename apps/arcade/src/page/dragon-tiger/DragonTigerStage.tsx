import type { BetsPick } from '@parlour/game-rules/bets';
import {
  DRAGON_TIGER_BETS,
  type DragonTigerModel,
  type DragonTigerSeen,
  dragonTigerBackOf,
  findWinner,
} from '@parlour/game-rules/dragon-tiger';
import clsx from 'clsx';
import type { Pace, PlayProps } from '../game/mechanic-page.ts';
import { useSpoken } from '../platform/texts.tsx';
import { BetSpot } from '../table/BetSpot.tsx';
import { timeDeals } from '../table/deal-times.ts';
import { SidesStage } from '../table/SidesStage.tsx';
import { showOdds } from '../table/show-odds.ts';
import { fateOfSpot } from '../table/spot-fate.ts';
import { useBeats } from '../table/useBeats.ts';
import { useBets } from '../table/useBets.ts';
import { useDealSound } from '../table/useDealSound.ts';
import { useSwept } from '../table/useSwept.ts';
import { DragonTigerBead } from './DragonTigerBead.tsx';
import styles from './DragonTigerStage.module.css';
import { SideCard } from './SideCard.tsx';
import { nameSpot, payOfSpot } from './spots.ts';

type DragonTigerProps = PlayProps<DragonTigerModel, BetsPick, never, DragonTigerSeen>;

const SIDES = ['dragon', 'tiger'] as const;
const SPOT_STYLES: Readonly<Record<string, string | undefined>> = {
  dragon: styles.onDragon,
  tiger: styles.onTiger,
  tie: styles.onTie,
  'suited-tie': styles.onSuitedTie,
  'dragon-big': styles.onDragonBig,
  'dragon-small': styles.onDragonSmall,
  'dragon-odd': styles.onDragonOdd,
  'dragon-even': styles.onDragonEven,
  'tiger-big': styles.onTigerBig,
  'tiger-small': styles.onTigerSmall,
  'tiger-odd': styles.onTigerOdd,
  'tiger-even': styles.onTigerEven,
};

/** The tiger's card is waited for. */
export function timeDragonTiger(pace: Pace) {
  return timeDeals(['next', 'pause'], pace);
}

/** Two beasts with a card each and the road between them, the places for chips, and what can be done with chips. */
export function DragonTigerStage(props: DragonTigerProps) {
  const { phase, pace, round, model, pick, past, showChips } = props;
  const spoken = useSpoken();
  const { text } = spoken;
  const bets = useBets(props);
  const swept = useSwept(round, phase);
  const isMoving = phase === 'moving' && round !== null;
  const seen = (round ?? swept)?.seen;
  const begun = useBeats(isMoving ? round.id : null, timeDragonTiger(pace).beginsMs);
  useDealSound(isMoving, begun);
  const ended = phase === 'shown' ? round : null;
  const winner = ended && findWinner(ended.seen);

  return (
    <SidesStage
      {...{ phase, pace, bets, showChips }}
      isSwept={swept !== null}
      beads={past.map(({ id, seen: was }) => ({ id, drawing: <DragonTigerBead seen={was} /> }))}
      classes={{ stage: styles.stage, road: styles.road, wideRoad: styles.wideRoad }}
      hands={SIDES.map((side, place) => (
        <SideCard
          key={`${(round ?? swept)?.id} ${side}`}
          side={side}
          name={nameSpot(text, side).full}
          card={seen && begun > place ? seen[side] : null}
          isDealt={isMoving}
          fate={winner && (winner === side ? 'won' : winner === 'tie' ? null : 'lost')}
        />
      ))}
    >
      <div className={styles.spots}>
        {DRAGON_TIGER_BETS.map((on) => {
          const { short, full } = nameSpot(text, on);
          return (
            <BetSpot
              key={on}
              on={on}
              name={short}
              fullName={full}
              odds={showOdds(spoken, payOfSpot(on, model))}
              bets={bets}
              fate={
                ended &&
                fateOfSpot(on, dragonTigerBackOf(on, ended.seen, model), { pick, played: ended.pick })
              }
              showChips={showChips}
              className={clsx(styles.spot, SPOT_STYLES[on])}
            />
          );
        })}
      </div>
    </SidesStage>
  );
}
