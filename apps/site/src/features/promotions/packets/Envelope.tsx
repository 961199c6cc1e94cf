import styles from './Envelope.module.css';

/** A red packet, closed or open. */
export function Envelope({ isOpen = false }: { isOpen?: boolean }) {
  return (
    <svg className={styles.envelope} viewBox="0 0 80 116" aria-hidden="true">
      {isOpen && (
        <>
          <path className={styles.lining} d="M4 40C4 18 18 4 40 4s36 14 36 36z" />
          <rect className={styles.note} x="13" y="12" width="54" height="62" rx="5" />
          <rect className={styles.frame} x="18" y="17" width="44" height="52" rx="3" />
        </>
      )}
      <rect className={styles.body} x="4" y="24" width="72" height="90" rx="10" />
      <path className={styles.pattern} d="M14 98c6-9 12-9 17 0 6-9 12-9 18 0 5-9 11-9 17 0M14 106h52" />
      {isOpen ? (
        <path className={styles.flap} d="M4 42V34a10 10 0 0 1 3-7c14 22 52 22 66 0a10 10 0 0 1 3 7v8z" />
      ) : (
        <path
          className={styles.flap}
          d="M4 50V34a10 10 0 0 1 10-10h52a10 10 0 0 1 10 10v16C60 70 20 70 4 50z"
        />
      )}
      <rect className={styles.edge} x="4" y="24" width="72" height="90" rx="10" />
      <circle className={styles.rim} cx="40" cy="65" r="15" />
      <circle className={styles.seal} cx="40" cy="65" r="11.5" />
      <path
        className={styles.star}
        d="M40 56l2.8 5.6 6.2.900-4.5 4.4 1.1 6.1-5.6-2.9-5.6 2.9 1.1-6.1-4.5-4.4 6.2-.9z"
      />
    </svg>
  );
}
