import { SECOND_MS } from '@parlour/clock/durations';
import { amountOf } from '@parlour/money';
import { type ReactNode, useEffect, useState } from 'react';
import type { CardTableView, SeatView } from '../../../card-tables/card-wire.ts';
import type { ArcadeKey } from '../../generated/arcade-key.ts';
import { useText } from '../../platform/texts.tsx';
import { serviceNow } from '../service-clock.ts';
import type { TableMoney } from '../table-money.ts';
import type { Sitting } from '../useSitting.ts';
import { useTurnClock } from '../useTurnClock.ts';
import styles from './Dock.module.css';
import { Drawing } from './Drawing.tsx';
import { MoveButton } from './MoveButton.tsx';
import moves from './Moves.module.css';

type Props = {
  view: CardTableView;
  money: TableMoney;
  nameOf: (seat: number) => string;
  isLost: boolean;
  isTurn: boolean;
  isOver: boolean;
  own: SeatView | null;
  error: ArcadeKey | null;
  sitting: Sitting;
  actions: ReactNode;
  onSit: () => void;
  onTopUp: () => void;
};

/** Below the table, in reach of the thumb: what goes on, and what one can do. */
export function Dock({ actions, error, isLost, ...props }: Props) {
  const text = useText();
  return (
    <section className={styles.dock} aria-label={text('arcade.pvp.moves')}>
      <p
        className={error || isLost ? styles.trouble : styles.says}
        role={error || isLost ? 'alert' : undefined}
      >
        {isLost ? text('arcade.pvp.reconnecting') : error ? text(error) : <Says {...props} />}
      </p>
      <div className={styles.actions}>{actions || <Idle {...props} />}</div>
    </section>
  );
}

type Saying = Omit<Props, 'actions' | 'error' | 'isLost'>;

/** One sentence about where the table is. */
function Says({ view, money, nameOf, isTurn, isOver, own }: Saying) {
  const text = useText();
  const { hand, nextAt } = view;
  const clock = useTurnClock(isTurn ? (hand?.turn ?? null) : null);
  const nextS = useSecondsUntil(nextAt);
  if (clock)
    return clock.isBank ? text('arcade.pvp.bank', { seconds: clock.seconds }) : text('arcade.pvp.yourTurn');
  if (isOver && hand?.end) {
    const mine = hand.end.stacks.find(({ seat }) => seat === own?.seat);
    const won = mine ? amountOf(mine.won) : 0n;
    if (won > 0n) return text('arcade.pvp.youWon', { amount: money.show(won) });
  }
  if (own?.isLeaving) return text('arcade.pvp.leavingSoon');
  if (own?.isAway) return text(view.isBesideOwn ? 'arcade.pvp.youBesideOwn' : 'arcade.pvp.youAway');
  if (hand?.phase === 'seeding') return text('arcade.pvp.seeding');
  if (hand?.phase === 'playing' && hand.turn)
    return text('arcade.pvp.turnOf', { name: nameOf(hand.turn.seat) });
  if (nextS !== null) return text('arcade.pvp.nextHand', { seconds: nextS });
  return text(view.seats.length < 2 ? 'arcade.pvp.waiting' : 'arcade.pvp.waitingDeal');
}

/** What one can do while nothing has to be decided. */
function Idle({ view, own, money, sitting, onSit, onTopUp }: Saying) {
  const text = useText();
  if (!own) {
    const isFull = view.seats.length >= view.table.seats;
    return (
      <div className={moves.row}>
        <MoveButton
          tone="main"
          label={text(isFull ? 'arcade.pvp.full' : 'arcade.pvp.sitDown')}
          isDisabled={isFull || sitting.isAsking}
          onPress={onSit}
        />
      </div>
    );
  }
  const canTopUp = amountOf(own.stack) < amountOf(view.table.buyInMost) && !own.isLeaving;
  const topUp = sitting.sitting?.topUp ?? '0';
  return (
    <div className={styles.idle}>
      <button
        className={styles.choice}
        type="button"
        aria-pressed={own.isAway}
        disabled={sitting.isAsking || own.isLeaving}
        onClick={() => void sitting.setAway(!own.isAway)}
      >
        <Drawing name={own.isAway ? 'play' : 'pause'} />
        <span>{text(own.isAway ? 'arcade.pvp.comeBack' : 'arcade.pvp.sitOut')}</span>
      </button>
      <button
        className={styles.choice}
        type="button"
        disabled={sitting.isAsking || !canTopUp}
        onClick={onTopUp}
      >
        <Drawing name="chips" />
        <span>
          {amountOf(topUp) > 0n
            ? text('arcade.pvp.topUpComing', { amount: money.show(amountOf(topUp)) })
            : text('arcade.pvp.topUp')}
        </span>
      </button>
    </div>
  );
}

const EVERY_MS = 250;

function useSecondsUntil(at: number | null): number | null {
  const [, tick] = useState(0);
  const isRunning = at !== null;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => tick((ticks) => ticks + 1), EVERY_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return at === null ? null : Math.max(0, Math.ceil((at - serviceNow()) / SECOND_MS));
}
