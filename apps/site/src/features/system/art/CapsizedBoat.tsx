import styles from './Art.module.css';

/** A paper boat that has tipped over: nothing that cannot be folded again. */
export function CapsizedBoat() {
  return (
    <svg className={styles.art} viewBox="0 0 360 220" aria-hidden="true">
      <path className={styles.sky} d="M0 0h360v220H0z" />
      <circle className={styles.glow} cx="250" cy="70" r="44" />
      <circle className={styles.accent} cx="250" cy="70" r="22" />
      <path className={styles.far} d="M0 144c50-16 90-12 130-2s90 8 130-4 70-8 100 2v24H0z" />
      <path className={styles.body} d="M104 168 126 100l54 22 62-42-6 88z" />
      <path className={styles.body} d="M126 100l54 22-34 46h-42zM180 122l62-42-6 88h-40z" />
      <path className={styles.sea} d="M0 162c24-8 46-8 70 0s46 8 70 0 46-8 70 0 46 8 70 0 54-8 80 0v58H0z" />
      <path className={styles.faint} d="M30 184h40M104 192h56M196 186h36M262 196h48M60 206h28" />
    </svg>
  );
}
