import { ONE } from '@parlour/exact';
import {
  type BlackjackModel,
  type BlackjackPick,
  type BlackjackSeen,
  type BlackjackStep,
  DEALER_STANDS,
} from '@parlour/game-rules/blackjack';
import clsx from 'clsx';
import type { PlayProps } from '../game/mechanic-page.ts';
import { useSpoken } from '../platform/texts.tsx';
import { CardFan } from '../table/CardFan.tsx';
import { Chip } from '../table/Chip.tsx';
import { Felt } from '../table/Felt.tsx';
import { Shoe } from '../table/Shoe.tsx';
import { showOdds } from '../table/show-odds.ts';
import { useBeats } from '../table/useBeats.ts';
import { useDealSound } from '../table/useDealSound.ts';
import { useSwept } from '../table/useSwept.ts';
import styles from './BlackjackStage.module.css';
import { layAll, layBefore, layCards, listDeals, timeBlackjack } from './dealing.ts';
import { PlayerHand } from './PlayerHand.tsx';
import { Total } from './Total.tsx';

export type BlackjackProps = PlayProps<BlackjackModel, BlackjackPick, BlackjackStep, BlackjackSeen>;

/** A pair is split once. */
const HANDS = [0, 1] as const;

/** The dealer above, the player's hands below, and between them what is printed on the cloth. */
export function BlackjackStage(props: BlackjackProps) {
  const { phase, pace, round, model } = props;
  const spoken = useSpoken();
  const { text } = spoken;
  const swept = useSwept(round, phase);
  const shown = round ?? swept;
  const isMoving = phase === 'moving' && round !== null;
  const change = isMoving ? round : null;
  const deals = change ? listDeals(change) : [];
  const { beginsMs, countsMs } = timeBlackjack(deals, pace);
  const motion = isMoving ? `${round.id} ${round.steps.length}` : null;
  const begun = useBeats(motion, beginsMs);
  const counted = useBeats(motion, countsMs);
  useDealSound(isMoving, begun);
  const all = shown && layAll(shown.seen);
  const laid = change ? layCards(change, deals.slice(0, begun)) : all;
  const known = change ? layCards(change, deals.slice(0, counted)) : all;
  const former = change ? layBefore(change) : all;
  const isResultShown = phase === 'shown' && round !== null;

  return (
    <div className={clsx(styles.stage, styles[pace], swept && styles.swept)}>
      <Felt from="strip" />
      <Shoe isAsked={phase === 'asking'} />
      <section className={styles.dealer} aria-label={text('arcade.blackjack.dealer')}>
        <CardFan
          key={shown?.id}
          className={styles.fan}
          cards={laid?.dealer ?? []}
          dealtFrom={former?.dealer.length ?? 0}
          isDimmed={isResultShown && round.isOver && round.seen.hands.every(({ result }) => result === 'won')}
        />
        <p className={styles.row}>
          <span className={styles.name}>{text('arcade.blackjack.dealer')}</span>
          <Total cards={(known?.dealer ?? []).filter((card) => card !== null)} />
        </p>
      </section>
      <p className={clsx(styles.print, isResultShown && round.isOver && styles.covered)}>
        <strong>
          {text('arcade.blackjack.printPays', { odds: showOdds(spoken, model.pays.blackjack) })}
        </strong>
        <span>
          {text('arcade.blackjack.printRules', {
            total: DEALER_STANDS,
            odds: showOdds(spoken, model.pays.insurance),
          })}
        </span>
      </p>
      <div className={styles.hands}>
        {shown && laid && known ? (
          HANDS.slice(0, laid.hands.length).map((index) => (
            <PlayerHand
              key={`${shown.id} ${index}`}
              cards={laid.hands[index] ?? []}
              counted={known.hands[index] ?? []}
              dealtFrom={former?.hands[index]?.length ?? 0}
              hand={shown.seen.hands[index]}
              isActive={isResultShown && round.seen.active === index}
              isOne={laid.hands.length === 1}
              isResultShown={isResultShown}
              showChips={props.showChips}
            />
          ))
        ) : (
          <span className={styles.ring}>
            <Chip className={styles.firstChip} label={props.showChips(ONE)} />
          </span>
        )}
      </div>
    </div>
  );
}
