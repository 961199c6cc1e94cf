import { SECOND_MS } from '@parlour/clock/durations';
import type { Sheet } from '@parlour/game-rules';
import { useEffect, useState } from 'react';
import { netOf } from '../game/round.rules.ts';
import type { RoundView, SessionView } from '../platform/calls.ts';
import { pageClock } from '../platform/clock.ts';
import { useMoney, useText } from '../platform/texts.tsx';
import styles from './Foot.module.css';
import type { Panel } from './panels/panel.ts';

type Props = {
  session: SessionView;
  last: RoundView | null;
  sheet: Sheet;
  onOpen: (panel: Panel) => void;
};

/** What a player should always find: how long, at what result, at which return, and the proof. */
export function Foot({ session, last, sheet, onOpen }: Props) {
  const { showSigned, showPercent } = useMoney();
  const text = useText();
  const [isAsked, setAsked] = useState(false);
  const hasNet = session.pace.isFigureShown || isAsked;
  const net = text('arcade.net', { amount: showSigned(netOf(session), session.currency) });
  const round = last?.isOver ? last : session.history.find(({ isOver }) => isOver);
  return (
    <footer className={styles.foot}>
      <button className={styles.item} type="button" aria-expanded={hasNet} onClick={() => setAsked(!isAsked)}>
        <TimeInPlay sitting={session.sitting} />
        {hasNet && <span>{net}</span>}
      </button>
      <button className={styles.item} type="button" onClick={() => onOpen({ kind: 'info' })}>
        {text('arcade.returnShort', { percent: showPercent(sheet.return) })}
      </button>
      {round && (
        <button className={styles.item} type="button" onClick={() => onOpen({ kind: 'verify', round })}>
          {text('arcade.checkRound')}
        </button>
      )}
    </footer>
  );
}

const MINUTE_S = 60;

/** Counts on its own: nothing else is drawn again each second. */
function TimeInPlay({ sitting }: Pick<SessionView, 'sitting'>) {
  const text = useText();
  const [openedAt] = useState(() => pageClock.now());
  const [passedMs, setPassed] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setPassed(pageClock.now() - openedAt), SECOND_MS);
    return () => clearInterval(timer);
  }, [openedAt]);
  const seconds = Math.max(0, Math.floor((sitting.now - sitting.startedAt + passedMs) / SECOND_MS));
  const minutes = Math.floor(seconds / MINUTE_S);
  const rest = String(seconds - minutes * MINUTE_S).padStart(2, '0');
  return <span className={styles.time}>{text('arcade.inPlay', { time: `${minutes}:${rest}` })}</span>;
}
