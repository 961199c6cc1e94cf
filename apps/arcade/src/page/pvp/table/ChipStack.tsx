import styles from './ChipStack.module.css';
import { pilesOf } from './piles.ts';

/** Chips from the side, more of them for more stakes; the figure beside them says what they are. */
export function ChipStack({ stakes }: { stakes: number }) {
  const tones = pilesOf(stakes).tones.map((tone, place) => ({ tone, place }));
  const height = 9 + tones.length * 3;
  return (
    <svg className={styles.stack} viewBox={`0 0 20 ${height}`} aria-hidden="true" data-high={tones.length}>
      {tones.map(({ tone, place }) => {
        const y = height - 6 - place * 3;
        return (
          <g key={place} className={styles[tone]}>
            <path className={styles.side} d={`M1 ${y}v2.6c0 2 4 3.3 9 3.3s9-1.3 9-3.3V${y}z`} />
            <ellipse className={styles.top} cx="10" cy={y} rx="9" ry="3.5" />
            <ellipse className={styles.edge} cx="10" cy={y} rx="7.6" ry="2.8" pathLength="12" />
          </g>
        );
      })}
    </svg>
  );
}
