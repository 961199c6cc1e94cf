import styles from './Backdrop.module.css';

const MOTES = ['a', 'b', 'c', 'd', 'e'] as const;

/** The room of the theme: light from above, hills far away, and motes that drift through it. */
export function Backdrop() {
  return (
    <div className={styles.backdrop} aria-hidden="true">
      <svg className={styles.hills} viewBox="0 0 400 160" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.far} d="M0 64c70-38 120-30 200 2s140 20 200-10v104H0z" />
        <path className={styles.near} d="M0 108c60-28 130-20 190 4s130 26 210-16v64H0z" />
      </svg>
      {MOTES.map((mote) => (
        <i key={mote} className={styles.mote} />
      ))}
    </div>
  );
}
