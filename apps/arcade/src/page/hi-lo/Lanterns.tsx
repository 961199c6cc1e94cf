import styles from './Lanterns.module.css';

/** Lanterns above a round table at night. */
export function Lanterns() {
  return (
    <div className={styles.night} aria-hidden="true">
      <span className={styles.glow} />
      <span className={styles.table} />
      <Lantern className={styles.left} />
      <Lantern className={styles.right} />
      <Lantern className={styles.far} />
    </div>
  );
}

function Lantern({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 60 120" aria-hidden="true">
      <path className={styles.cord} d="M30-200V26M30 92v12" />
      <circle className={styles.halo} cx="30" cy="58" r="29" />
      <ellipse className={styles.silk} cx="30" cy="58" rx="25" ry="28" />
      <ellipse className={styles.light} cx="30" cy="60" rx="15" ry="22" />
      <path
        className={styles.ribs}
        d="M30 30v56M30 30c-14 4-18 14-18 28s4 24 18 28M30 30c14 4 18 14 18 28s-4 24-18 28M30 30c-26 4-26 52 0 56M30 30c26 4 26 52 0 56"
      />
      <path className={styles.cap} d="M18 26h24l3 6H15zM15 84h30l-3 6H18z" />
      <path className={styles.tassel} d="M26 103h8l2 15h-12z" />
    </svg>
  );
}
