import type { ReactNode } from 'react';
import styles from './PromotionArt.module.css';

export type PromotionArtName =
  | 'calendar'
  | 'cash'
  | 'coins'
  | 'cup'
  | 'friends'
  | 'gift'
  | 'packet'
  | 'rounds'
  | 'tasks'
  | 'wheel';

const CALENDAR = (
  <>
    <rect className={styles.paper} x="6" y="10" width="36" height="32" rx="8" />
    <path className={styles.brand} d="M6 18a8 8 0 0 1 8-8h20a8 8 0 0 1 8 8v3H6z" />
    <path
      className={styles.metal}
      d="M14 7a2.5 2.5 0 0 1 5 0v6a2.5 2.5 0 0 1-5 0zM29 7a2.5 2.5 0 0 1 5 0v6a2.5 2.5 0 0 1-5 0z"
    />
    <path className={styles.stroke} d="m16.5 31 5.5 5.5L32 26.5" />
  </>
);

const TASKS = (
  <>
    <rect className={styles.brand} x="8" y="8" width="32" height="36" rx="7" />
    <rect className={styles.paper} x="12.5" y="13" width="23" height="26.5" rx="3.5" />
    <rect className={styles.metal} x="16" y="4" width="16" height="9" rx="4.5" />
    <path className={styles.stroke} d="m16 22 2.5 2.5 4-4.5M16 32l2.5 2.5 4-4.5" />
    <path className={styles.rule} d="M26 22.5h6M26 32.5h6" />
  </>
);

const WHEEL = (
  <>
    <circle className={styles.metal} cx="24" cy="26" r="19" />
    <circle className={styles.brand} cx="24" cy="26" r="15.5" />
    <path
      className={styles.light}
      d="M24 26V10.5a15.5 15.5 0 0 1 13.42 7.75zM24 26l13.42 7.75A15.5 15.5 0 0 1 24 41.5zM24 26l-13.42 7.75a15.5 15.5 0 0 1 0-15.5z"
    />
    <circle className={styles.dark} cx="24" cy="26" r="5.5" />
    <circle className={styles.light} cx="24" cy="26" r="2.2" />
    <path className={styles.light} d="M18.5 3h11L24 13.5z" />
  </>
);

const PACKET = (
  <>
    <rect className={styles.red} x="10" y="3" width="28" height="42" rx="6" />
    <path className={styles.redLight} d="M10 9a6 6 0 0 1 6-6h16a6 6 0 0 1 6 6v8c-8 7-20 7-28 0z" />
    <circle className={styles.metal} cx="24" cy="22" r="6.5" />
    <circle className={styles.light} cx="24" cy="22" r="3.5" />
    <path className={styles.trim} d="M16 38h16" />
  </>
);

const CUP = (
  <>
    <path className={styles.handle} d="M14 12H7c0 8 3 12 9 13M34 12h7c0 8-3 12-9 13" />
    <path className={styles.metal} d="M13 6h22v12c0 8-4.5 13-11 13s-11-5-11-13z" />
    <path className={styles.light} d="M13 6h8v24c-5-1.7-8-6-8-12z" />
    <path className={styles.metal} d="M21 29h6v8h-6z" />
    <rect className={styles.brand} x="13" y="36" width="22" height="8" rx="3" />
    <path className={styles.dark} d="m26 11 1.8 3.6 4 .6-2.9 2.8.7 4-3.6-1.9-3.6 1.9.7-4-2.9-2.8 4-.6z" />
  </>
);

const FRIENDS = (
  <>
    <circle className={styles.light} cx="33" cy="19" r="6.5" />
    <path className={styles.metal} d="M20 42c0-9 5-14.5 13-14.5S46 33 46 42z" />
    <circle className={styles.light} cx="17" cy="16" r="8" />
    <path className={styles.brand} d="M2 42c0-10 6-16 15-16s15 6 15 16z" />
  </>
);

const GIFT = (
  <>
    <path
      className={styles.light}
      d="M24 16C20 5 8 3 9 10c.600 4.5 9 6 15 6s14.4-1.5 15-6C40 3 28 5 24 16z"
    />
    <rect className={styles.brand} x="7" y="22" width="34" height="22" rx="5" />
    <rect className={styles.brandLight} x="4" y="14" width="40" height="11" rx="4" />
    <rect className={styles.metal} x="20.5" y="14" width="7" height="30" />
  </>
);

const CASH = (
  <>
    <rect className={styles.metal} x="8" y="7" width="36" height="23" rx="5" transform="rotate(8 26 18)" />
    <rect className={styles.light} x="3" y="16" width="40" height="26" rx="6" />
    <rect className={styles.frame} x="7" y="20" width="32" height="18" rx="4" />
    <circle className={styles.metal} cx="23" cy="29" r="6.5" />
  </>
);

const COINS = (
  <>
    <circle className={styles.metal} cx="32" cy="17" r="13" />
    <circle className={styles.light} cx="32" cy="17" r="9.5" />
    <circle className={styles.metal} cx="19" cy="29" r="16" />
    <circle className={styles.light} cx="19" cy="29" r="12" />
    <path className={styles.metal} d="m19 21 2.5 5 5.5.8-4 3.9 1 5.5-5-2.7-5 2.7 1-5.5-4-3.9 5.5-.8z" />
  </>
);

const ROUNDS = (
  <>
    <rect className={styles.metal} x="4" y="8" width="36" height="32" rx="8" />
    <path className={styles.handle} d="M40 30h3V15" />
    <circle className={styles.brand} cx="43" cy="13" r="4" />
    <path className={styles.paper} d="M8.5 15h8v18h-8zM18 15h8v18h-8zM27.5 15h8v18h-8z" />
    <path className={styles.seven} d="M10 20h5l-3 8.5M19.5 20h5l-3 8.5M29 20h5l-3 8.5" />
  </>
);

const DRAWINGS: Record<PromotionArtName, ReactNode> = {
  calendar: CALENDAR,
  cash: CASH,
  coins: COINS,
  cup: CUP,
  friends: FRIENDS,
  gift: GIFT,
  packet: PACKET,
  rounds: ROUNDS,
  tasks: TASKS,
  wheel: WHEEL,
};

/** A small picture in the brand's colours, as large as what it stands in. */
export function PromotionArt({ name }: { name: PromotionArtName }) {
  return (
    <svg className={styles.art} viewBox="0 0 48 48" aria-hidden="true">
      {DRAWINGS[name]}
    </svg>
  );
}
