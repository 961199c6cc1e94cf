import { SECOND_MS } from '@parlour/clock/durations';
import { useEffect } from 'react';
import { playSound } from '../platform/sound.ts';
import { useText } from '../platform/texts.tsx';
import styles from './Host.module.css';
import { HostDrawing } from './HostDrawing.tsx';
import { useNow } from './useNow.ts';

type Props = {
  gameCode: string;
  says: string;
  /** Of the player alone: what went wrong, what they won. */
  aside: string;
  isTrouble: boolean;
  /** While bets are taken: from when to when. */
  betting: { opensAt: number; closesAt: number } | null;
};

const EVERY_MS = 100;
/** From here on one hurries. */
const HURRY_S = 5;

/** The presenter of a table, drawn: what is going on, and how long one can still bet. */
export function Host({ gameCode, says, aside, isTrouble, betting }: Props) {
  return (
    <div className={styles.host}>
      <HostDrawing gameCode={gameCode} className={styles.drawing} />
      <div className={styles.bubble}>
        <p className={styles.says} role="status">
          {says}
        </p>
        <p className={isTrouble ? styles.trouble : styles.aside} role={isTrouble ? 'alert' : undefined}>
          {aside}
        </p>
      </div>
      {betting && <Countdown {...betting} />}
    </div>
  );
}

/** Counts on its own: nothing else is drawn again. */
function Countdown({ opensAt, closesAt }: { opensAt: number; closesAt: number }) {
  const text = useText();
  const now = useNow(true, EVERY_MS);
  const ms = Math.max(0, closesAt - now);
  const seconds = Math.ceil(ms / SECOND_MS);
  const isHurry = seconds <= HURRY_S;
  useEffect(() => {
    if (isHurry && seconds > 0) playSound('count');
  }, [isHurry, seconds]);
  const share = Math.min(1, Math.max(0, ms / (closesAt - opensAt)));
  return (
    <span className={isHurry ? styles.hurry : styles.clock}>
      <svg viewBox="0 0 44 44" aria-hidden="true" className={styles.ring}>
        <circle className={styles.track} cx="22" cy="22" r="19" pathLength="1" />
        <circle
          className={styles.rest}
          cx="22"
          cy="22"
          r="19"
          pathLength="1"
          strokeDasharray={`${share} 1`}
        />
      </svg>
      <strong className={styles.seconds} aria-hidden="true">
        {seconds}
      </strong>
      <span className={styles.heard}>{text('arcade.live.seconds', { seconds })}</span>
    </span>
  );
}
