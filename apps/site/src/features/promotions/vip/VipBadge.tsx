import styles from './VipBadge.module.css';

/** A crowned shield with the level in it. Colours are the brand's; its name stands beside it. */
export function VipBadge({ level, size = 'large' }: { level: number; size?: 'large' | 'small' }) {
  return (
    <svg className={styles[size]} viewBox="0 0 64 72" aria-hidden="true">
      <path className={styles.rim} d="M32 16 58 23v17c0 15-11 25-26 31C17 65 6 55 6 40V23z" />
      <path className={styles.field} d="M32 21 53 27v13c0 12-8 20-21 25-13-5-21-13-21-25V27z" />
      <path className={styles.shine} d="M32 21v44C19 60 11 52 11 40V27z" />
      <path className={styles.crown} d="m18 17-3-13 9 6 8-10 8 10 9-6-3 13z" />
      <text className={styles.figure} x="32" y="52" textAnchor="middle">
        {level}
      </text>
    </svg>
  );
}
