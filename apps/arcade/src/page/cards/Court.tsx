import type { ReactNode } from 'react';
import styles from './Court.module.css';

type CourtRank = 'J' | 'Q' | 'K';

/** Half a figure, above the middle of a card of 100 by 140. */
const ROBE = 'M25 70v-7c4-7 13-9 25-9s21 2 25 9v7z';
const FOLDS = 'M36 56.5 30 70M64 56.5 70 70';
const BREAST = 'M43 54h14l4 16H39z';
const LOZENGE = 'M50 58.5l3.4 5-3.4 5-3.4-5z';
const COLLAR = 'M36 56.5c4-4 24-4 28 0l-6.5 5-7.5-4-7.5 4z';
const MOUTH = 'M47.6 47.4q2.4 1.5 4.8 0';

const HAIR: Readonly<Record<CourtRank, string>> = {
  J: 'M39.5 32.5c-1 7-1 12.5 1.5 15.5 5 2 13 2 18 0 2.5-3 2.5-8.5 1.5-15.5z',
  Q: 'M39.5 32c-2.5 8-2 18-4 23 8 3 21 3 29 0-2-5-1.5-15-4-23z',
  K: 'M40.5 32.5c-1 6-1.5 13 .5 18 6 4 12 4 18 0 2-5 1.5-12 .5-18z',
};
const HATS: Readonly<Record<CourtRank, string>> = {
  J: 'M37.5 34.5c-1-9 4.5-14 13-14s13 5 12 14c-8-2.5-17-2.5-25 0z',
  Q: 'M38 33.5c0-4.5-.8-7.5-2-10.5 3.6.6 5.4 2.3 7.2 4.7 1.2-4.2 3.5-7 6.8-9.7 3.3 2.7 5.6 5.5 6.8 9.7 1.8-2.4 3.6-4.1 7.2-4.7-1.2 3-2 6-2 10.5-8-2.3-16-2.3-24 0z',
  K: 'M37.5 33.5 35.5 21l7.3 5L50 17.5l7.2 8.5 7.3-5-2 12.5c-8-2.3-17-2.3-25 0z',
};
const BEARD =
  'M41.6 43c0 9.5 3.4 14 8.4 14s8.4-4.5 8.4-14c-1.8 2.8-3.7 3.6-5.2 3-1.9-1-4.5-1-6.4 0-1.5.6-3.4-.2-5.2-3z';
const FEATHER = 'M60 29c1-7 5-11.5 11.5-12.5.5 6.5-3.5 11.5-11.5 12.5z';

/** A court card: the same figure above and below, in the colour of its suit and in metal. */
export function Court({ rank, mark }: { rank: CourtRank; mark: ReactNode }) {
  return (
    <>
      <rect className={styles.panel} x="24" y="16" width="52" height="108" rx="3" />
      <Half rank={rank} mark={mark} />
      <g transform="rotate(180 50 70)">
        <Half rank={rank} mark={mark} />
      </g>
      <path className={styles.belt} d="M24 70h52" />
      <rect className={styles.frame} x="24" y="16" width="52" height="108" rx="3" />
    </>
  );
}

function Half({ rank, mark }: { rank: CourtRank; mark: ReactNode }) {
  return (
    <g className={styles.half}>
      <path className={styles.hair} d={HAIR[rank]} />
      <path className={styles.robe} d={ROBE} />
      <path className={styles.folds} d={FOLDS} />
      <path className={styles.metal} d={BREAST} />
      <path className={styles.robe} d={LOZENGE} />
      <path className={styles.collar} d={COLLAR} />
      <ellipse className={styles.skin} cx="50" cy="41.5" rx="8.4" ry="9.8" />
      {rank === 'K' && <path className={styles.hair} d={BEARD} />}
      <path className={styles.line} d={MOUTH} />
      <circle className={styles.robe} cx="46.7" cy="40.8" r="1" />
      <circle className={styles.robe} cx="53.3" cy="40.8" r="1" />
      <path className={rank === 'J' ? styles.cap : styles.metal} d={HATS[rank]} />
      {rank === 'J' ? (
        <path className={styles.metal} d={FEATHER} />
      ) : (
        <circle className={styles.robe} cx="50" cy="28" r="1.8" />
      )}
      {mark}
    </g>
  );
}
