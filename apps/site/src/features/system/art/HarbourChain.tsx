import styles from './Art.module.css';

/** A chain closes the harbour's mouth, as one did in old ports. */
export function HarbourChain() {
  return (
    <svg className={styles.art} viewBox="0 0 360 220" aria-hidden="true">
      <path className={styles.sky} d="M0 0h360v220H0z" />
      <circle className={styles.glow} cx="180" cy="132" r="66" />
      <circle className={styles.glow} cx="180" cy="132" r="40" />
      <path className={styles.far} d="M0 138c40-14 80-10 120-2s90 6 130-4 80-6 110 4v30H0z" />
      <path className={styles.sea} d="M0 158h360v62H0z" />
      <path className={styles.body} d="M-4 96h70v96H-4zM294 96h70v96h-70z" />
      <path
        className={styles.body}
        d="M-4 82h16v14h14V82h14v14h14V82h16v22H-4zM290 82h16v14h14V82h14v14h14V82h16v22h-74z"
      />
      <path className={styles.accent} d="M26 122h12v20H26zM322 122h12v20h-12z" />
      <path
        className={styles.thin}
        d="M168 112v44M168 112c16 8 26 22 28 40h-28M146 160c22 4 44 4 66 0-4 11-9 15-17 15h-32c-8 0-13-4-17-15z"
      />
      <path className={styles.accentLine} strokeDasharray="11 9" d="M66 128c50 66 178 66 228 0" />
      <path className={styles.faint} d="M84 202h40M150 206h56M232 200h36M110 186h20M226 184h24" />
    </svg>
  );
}
