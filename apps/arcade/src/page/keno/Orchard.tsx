import styles from './Orchard.module.css';

/** Where fruit hangs in the crown of a tree. */
const FRUIT = [
  [22, 34],
  [40, 24],
  [58, 38],
  [34, 50],
  [52, 58],
] as const;

/** An orchard in the evening: the last light, hills, and trees with fruit. */
export function Orchard() {
  return (
    <div className={styles.orchard} aria-hidden="true">
      <span className={styles.sun} />
      <svg className={styles.hills} viewBox="0 0 400 220" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.far} d="M-10 70C60 30 140 28 210 56s140 20 200-20v200H-10z" />
        <path className={styles.mid} d="M-10 120c80-40 150-30 220-8s130 18 200-16v140H-10z" />
        <path className={styles.near} d="M-10 172c90-26 200-34 420-6v70H-10z" />
      </svg>
      <Tree className={styles.left} />
      <Tree className={styles.right} />
    </div>
  );
}

function Tree({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 80 110" aria-hidden="true">
      <path className={styles.wood} d="M36 110c2-20 1-30-6-42l10 8 2-16 4 18 10-8c-8 12-10 22-8 40z" />
      <path
        className={styles.crown}
        d="M40 4c12-4 24 4 26 14 10 4 14 16 8 26-2 12-12 20-24 18-8 8-22 6-26-2C10 60 2 50 6 38 2 26 10 16 20 14 24 6 32 2 40 4z"
      />
      <path
        className={styles.lit}
        d="M38 8c10-3 19 3 21 12-8-5-17-4-22 2-6-4-13-3-18 1 1-5 5-8 9-8 2-4 6-6 10-7z"
      />
      {FRUIT.map(([x, y]) => (
        <circle key={x} className={styles.fruit} cx={x} cy={y} r="4.5" />
      ))}
    </svg>
  );
}
