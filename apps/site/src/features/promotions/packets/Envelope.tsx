import styles from './Envelope.module.css';

/** A red packet, closed or open. */
export function Envelope({ isOpen = false }: { isOpen?: boolean }) {
  return (
    <svg className={styles.envelope} viewBox="0 0 80 104" aria-hidden="true">
      {isOpen && <rect className={styles.note} x="16" y="2" width="48" height="60" rx="4" />}
      <rect className={styles.body} x="4" y="16" width="72" height="84" rx="9" />
      <path className={styles.shade} d="M4 70h72v21a9 9 0 0 1-9 9H13a9 9 0 0 1-9-9z" />
      {isOpen ? (
        <path className={styles.flap} d="M4 40V25a9 9 0 0 1 9-9h54a9 9 0 0 1 9 9v15C62 30 18 30 4 40z" />
      ) : (
        <path className={styles.flap} d="M4 44V25a9 9 0 0 1 9-9h54a9 9 0 0 1 9 9v19C60 60 20 60 4 44z" />
      )}
      <circle className={styles.seal} cx="40" cy="56" r="12" />
      <path
        className={styles.star}
        d="M40 48.5l2.3 4.6 5.1.7-3.7 3.6.9 5-4.6-2.4-4.6 2.4.9-5-3.7-3.6 5.1-.7z"
      />
    </svg>
  );
}
