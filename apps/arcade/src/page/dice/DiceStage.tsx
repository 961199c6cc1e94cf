import { amountOf } from '@parlour/money';
import clsx from 'clsx';
import { showRoll } from '../frame/roll.ts';
import type { RoundView, SessionView } from '../platform/calls.ts';
import { useMoney, useText } from '../platform/texts.tsx';
import styles from './DiceStage.module.css';

type Props = { isRolling: boolean; round: RoundView | null; currency: SessionView['currency'] };

/** The sea at night with a glass die on it; the roll is in front, and a win makes it spray. */
export function DiceStage({ isRolling, round, currency }: Props) {
  const { showMoney } = useMoney();
  const text = useText();
  const roll = round && round.roll !== null ? showRoll(round.roll) : null;
  const payout = round?.payout ?? null;
  const isWon = payout !== null && amountOf(payout) > 0n;
  const told =
    roll === null || payout === null
      ? ''
      : isWon
        ? text('arcade.won', { roll, amount: showMoney(payout, currency) })
        : text('arcade.lost', { roll });
  return (
    <section className={clsx(styles.stage, !isRolling && isWon && styles.won)}>
      <Scene isRolling={isRolling} />
      {!isRolling && isWon && <Spray key={round?.id} />}
      <p className={clsx(styles.roll, isRolling && styles.rolling)} aria-hidden="true">
        {isRolling ? '··.··' : (roll ?? '00.00')}
      </p>
      <p className={styles.told} role="status">
        {isRolling ? '' : told}
      </p>
    </section>
  );
}

function Scene({ isRolling }: { isRolling: boolean }) {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 400 260"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles.skyFrom} />
          <stop offset="1" className={styles.skyTo} />
        </linearGradient>
        <linearGradient id="sea" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles.seaFrom} />
          <stop offset="1" className={styles.seaTo} />
        </linearGradient>
        <linearGradient id="glassTop" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fff" />
          <stop offset="1" stopColor="#d4f3ee" />
        </linearGradient>
        <linearGradient id="glassLeft" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#a7e4dc" />
          <stop offset="1" stopColor="#4fb3b4" />
        </linearGradient>
        <linearGradient id="glassRight" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#6cc9c4" />
          <stop offset="1" stopColor="#237c8c" />
        </linearGradient>
      </defs>
      <rect width="400" height="260" fill="url(#sky)" />
      <circle className={styles.moon} cx="286" cy="50" r="24" />
      <path className={styles.far} d="M0 168c40-16 80-16 120 0s80 16 120 0 80-16 160-2v94H0z" />
      <g transform="translate(200 106)">
        <g className={clsx(styles.die, isRolling && styles.tumbling)}>
          <path d="M0-62 54-34 0-6-54-34z" fill="url(#glassTop)" />
          <path d="M-54-34 0-6V56l-54-28z" fill="url(#glassLeft)" />
          <path d="M54-34 0-6V56l54-28z" fill="url(#glassRight)" />
          <g className={styles.pips}>
            <ellipse cx="0" cy="-34" rx="9" ry="5" />
            <ellipse cx="-39" cy="-7" rx="5" ry="7" />
            <ellipse cx="-15" cy="32" rx="5" ry="7" />
            <ellipse cx="-27" cy="13" rx="5" ry="7" />
            <ellipse cx="17" cy="12" rx="5" ry="7" />
            <ellipse cx="39" cy="0" rx="5" ry="7" />
            <ellipse cx="17" cy="35" rx="5" ry="7" />
            <ellipse cx="39" cy="24" rx="5" ry="7" />
          </g>
        </g>
      </g>
      <g className={styles.waves}>
        <path
          fill="url(#sea)"
          d="M-200 178c34-14 66-14 100 0s66 14 100 0 66-14 100 0 66 14 100 0 66-14 100 0 66 14 100 0 66-14 100 0 66 14 100 0v90h-800z"
        />
        <path
          className={styles.foam}
          d="M-200 178c34-14 66-14 100 0s66 14 100 0 66-14 100 0 66 14 100 0 66-14 100 0 66 14 100 0 66-14 100 0 66 14 100 0"
        />
      </g>
    </svg>
  );
}

/** Plays once. */
function Spray() {
  return (
    <svg className={styles.spray} viewBox="-100 -100 200 200" aria-hidden="true">
      {DROPS.map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <circle className={styles.drop} r="4" />
        </g>
      ))}
    </svg>
  );
}

const DROPS = [-80, -62, -48, -30, -14, 0, 12, 28, 44, 60, 78, 105, 140, 180, 220, 255];
