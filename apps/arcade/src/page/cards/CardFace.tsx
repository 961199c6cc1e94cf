import clsx from 'clsx';
import styles from './CardFace.module.css';
import { Court } from './Court.tsx';
import { type CardParts, isRed, partsOf, type Suit } from './card-parts.ts';

/** Each suit about the middle of a box of twenty by twenty. */
const SUITS: Readonly<Record<Suit, string>> = {
  spades:
    'M0-10C3.4-5.4 9.6-1.8 9.6 3.2a4.8 4.8 0 0 1-8.2 3.2c.2 1.7 1 2.8 2.4 3.6h-7.6c1.4-.8 2.2-1.9 2.4-3.6A4.8 4.8 0 0 1-9.6 3.2C-9.6-1.8-3.4-5.4 0-10z',
  hearts:
    'M0 9.6C-3.6 5-9.8 1-9.8-4.2A5 5 0 0 1-4.9-9.2C-2.6-9.2-.8-7.8 0-5.8.8-7.8 2.6-9.2 4.9-9.2a5 5 0 0 1 4.9 5C9.8 1 3.6 5 0 9.6z',
  diamonds: 'M0-10.4C2-6.4 4.8-3 8-0 4.8 3 2 6.4 0 10.4-2 6.4-4.8 3-8 0-4.8-3-2-6.4 0-10.4z',
  clubs:
    'M0-10a4.7 4.7 0 0 1 4.2 6.9A4.7 4.7 0 1 1 1.3 5.2C1.5 7.4 2.3 9 3.9 10h-7.8c1.6-1 2.4-2.6 2.6-4.8A4.7 4.7 0 1 1-4.2-3.1 4.7 4.7 0 0 1 0-10z',
};

const [LEFT, MIDDLE, RIGHT] = [36, 50, 64];
const CORNERS = [
  [LEFT, 27],
  [RIGHT, 27],
  [LEFT, 113],
  [RIGHT, 113],
] as const;
const SIDES = [
  [LEFT, 70],
  [RIGHT, 70],
] as const;
const FOURS = [...CORNERS, [LEFT, 55.7], [RIGHT, 55.7], [LEFT, 84.3], [RIGHT, 84.3]] as const;

type Place = readonly [number, number];
/** Where the suit stands on a card of 100 by 140. */
const PIPS: Readonly<Partial<Record<CardParts['rank'], readonly Place[]>>> = {
  2: [
    [MIDDLE, 27],
    [MIDDLE, 113],
  ],
  3: [
    [MIDDLE, 27],
    [MIDDLE, 70],
    [MIDDLE, 113],
  ],
  4: CORNERS,
  5: [...CORNERS, [MIDDLE, 70]],
  6: [...CORNERS, ...SIDES],
  7: [...CORNERS, ...SIDES, [MIDDLE, 48.5]],
  8: [...CORNERS, ...SIDES, [MIDDLE, 48.5], [MIDDLE, 91.5]],
  9: [...FOURS, [MIDDLE, 70]],
  10: [...FOURS, [MIDDLE, 41.4], [MIDDLE, 98.6]],
};

/** The printed side of a card: full, and for small cards as rank and suit alone. */
export function CardFace({ card }: { card: number }) {
  const { rank, suit } = partsOf(card);
  return (
    <svg
      className={clsx(styles.face, isRed(suit) ? styles.red : styles.black)}
      viewBox="0 0 100 140"
      aria-hidden="true"
    >
      <g className={styles.full}>
        <Index rank={rank} suit={suit} />
        <g transform="rotate(180 50 70)">
          <Index rank={rank} suit={suit} />
        </g>
        <Field rank={rank} suit={suit} />
      </g>
      <g className={styles.small}>
        <text className={styles.large} x="50" y="66">
          {rank}
        </text>
        <SuitMark suit={suit} at={[50, 103]} scale={2.7} />
      </g>
    </svg>
  );
}

function Index({ rank, suit }: CardParts) {
  return (
    <>
      <text className={rank === '10' ? styles.ten : styles.index} x="13" y="24">
        {rank}
      </text>
      <SuitMark suit={suit} at={[13, 35]} scale={0.68} />
    </>
  );
}

function Field({ rank, suit }: CardParts) {
  if (rank === 'A')
    return (
      <>
        <circle className={styles.ring} cx="50" cy="70" r="33" />
        <path className={styles.ring} d="M50 26v8M50 106v8M6 70h8M86 70h8" />
        <SuitMark suit={suit} at={[50, 70]} scale={2.3} />
      </>
    );
  if (rank === 'J' || rank === 'Q' || rank === 'K')
    return <Court rank={rank} mark={<SuitMark suit={suit} at={[31, 24]} scale={0.5} />} />;
  return (PIPS[rank] ?? []).map(([x, y]) => (
    <SuitMark key={`${x} ${y}`} suit={suit} at={[x, y]} scale={y > 70 ? -0.88 : 0.88} />
  ));
}

type Mark = { suit: Suit; at: Place; scale: number };

function SuitMark({ suit, at: [x, y], scale }: Mark) {
  return <path className={styles.mark} d={SUITS[suit]} transform={`translate(${x} ${y}) scale(${scale})`} />;
}
