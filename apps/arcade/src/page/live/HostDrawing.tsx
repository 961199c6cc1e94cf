import styles from './HostDrawing.module.css';

/** Somebody behind the table, in the colours of the title. */
export function HostDrawing({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true">
      <circle className={styles.light} cx="32" cy="32" r="31" />
      <clipPath id="host-frame">
        <circle cx="32" cy="32" r="31" />
      </clipPath>
      <g clipPath="url(#host-frame)">
        <path
          className={styles.hair}
          d="M15 32c-2-17 7-25 17-25s19 8 17 25c-1 9-4 13-6 15H21c-2-2-5-6-6-15z"
        />
        <circle className={styles.hair} cx="46" cy="13" r="6.5" />
        <path className={styles.shirt} d="M8 66c0-14 8-20 18-21h12c10 1 18 7 18 21z" />
        <path className={styles.vest} d="M8 66c0-14 8-20 17-21l7 13 7-13c9 1 17 7 17 21z" />
        <path className={styles.neck} d="M27 39h10v7c0 3-2 5-5 5s-5-2-5-5z" />
        <path className={styles.face} d="M21 27c0-9 5-14 11-14s11 5 11 14-5 17-11 17-11-8-11-17z" />
        <path className={styles.hair} d="M20 28c1-9 6-12 10-12 6 0 12 3 14 12 0-12-5-18-12-18s-12 6-12 18z" />
        <circle className={styles.eye} cx="27.6" cy="28" r="1.5" />
        <circle className={styles.eye} cx="36.4" cy="28" r="1.5" />
        <circle className={styles.cheek} cx="25.4" cy="33" r="2.4" />
        <circle className={styles.cheek} cx="38.6" cy="33" r="2.4" />
        <path className={styles.smile} d="M28.4 35.4c1 1.6 2.2 2.3 3.6 2.3s2.6-.7 3.6-2.3" />
        <path className={styles.bow} d="M32 49.6l-6-3.2v6.8l6-3.2 6 3.2v-6.8z" />
      </g>
    </svg>
  );
}
