import styles from './Sea.module.css';

const WAVE = 'c34-14 66-14 100 0s66 14 100 0';
const CREST = WAVE.repeat(4);

/** The sea at night. */
export function Sea() {
  return (
    <svg className={styles.sea} viewBox="0 0 400 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <g className={styles.slow}>
        <path className={styles.far} d={`M-200 46${CREST}v90h-800z`} />
      </g>
      <g className={styles.fast}>
        <path className={styles.near} d={`M-200 66${CREST}v90h-800z`} />
        <path className={styles.foam} d={`M-200 66${CREST}`} />
      </g>
    </svg>
  );
}
