import { HOUR_MS } from '@parlour/clock/durations';
import clsx from 'clsx';
import { usePage } from '../../platform/page.ts';
import { useText } from '../../platform/texts.ts';
import styles from './CountdownRing.module.css';
import { clockForm, leftShare, type OpenedHere, shortNumero } from './issue.rules.ts';
import { useLeftMs } from './useOpened.ts';

const RADIUS = 46;
const AROUND = 2 * Math.PI * RADIUS;
/** The last seconds are drawn as a warning. */
const HURRY_MS = 10_000;
/** From an hour on the figures are longer, and drawn smaller. */
/** Of a daily issue the ring has room for month and day; the card names all of it. */
const NUMERO_DIGITS = 4;

/** The time left to bet, as a ring that empties. */
export function CountdownRing({ opened }: { opened: OpenedHere }) {
  const text = useText();
  const { clock } = usePage();
  const left = useLeftMs(opened);
  const { current } = opened;
  const share = leftShare(opened, clock.now());
  return (
    <div className={clsx(styles.ring, left > 0 && left <= HURRY_MS && styles.hurry)}>
      <svg className={styles.drawing} viewBox="0 0 100 100" aria-hidden="true">
        <circle className={styles.track} cx="50" cy="50" r={RADIUS} />
        <circle
          className={styles.left}
          cx="50"
          cy="50"
          r={RADIUS}
          strokeDasharray={AROUND}
          strokeDashoffset={AROUND * (1 - share)}
        />
      </svg>
      <span className={clsx(styles.time, left >= HOUR_MS && styles.long)} role="timer">
        {clockForm(left)}
      </span>
      <span className={styles.words}>
        {current && left > 0
          ? text('lotto.issue.closes', { numero: shortNumero(current.numero).slice(-NUMERO_DIGITS) })
          : text('lotto.issue.closed')}
      </span>
    </div>
  );
}
