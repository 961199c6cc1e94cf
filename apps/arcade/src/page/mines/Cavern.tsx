import styles from './Cavern.module.css';

/** A cavern with light from above and crystals in its corners. */
export function Cavern() {
  return (
    <div className={styles.cavern} aria-hidden="true">
      <svg className={styles.rocks} viewBox="0 0 400 400" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.ray} d="M170-20h60l120 440H50z" />
        <path className={styles.ray} d="M188-20h24l60 440H128z" />
        <path
          className={styles.rock}
          d="M-10-10h172l-16 30-18-8-20 30-14-10-16 46-20-18-14 74-18-30-12 60-14-30z"
        />
        <path
          className={styles.rock}
          d="M410-10H242l14 24 20-6 16 36 18-12 14 50 18-18 14 66 16-24 14 70 24-40z"
        />
        <path className={styles.floor} d="M-10 410v-50c50-22 110-28 210-28s160 6 210 28v50z" />
      </svg>
      <svg className={styles.left} viewBox="0 0 90 150" aria-hidden="true">
        <path className={styles.lit} d="M28 150-2 66l26-42 14 34z" />
        <path className={styles.dark} d="M28 150l10-92-14-34z" />
        <path className={styles.lit} d="M52 150 40 96l14-26 12 24z" />
        <path className={styles.dark} d="M52 150l14-56-12-24z" />
        <path className={styles.foot} d="M-4 150c4-18 20-22 34-20 18-10 34 0 40 20z" />
      </svg>
      <svg className={styles.right} viewBox="0 0 90 150" aria-hidden="true">
        <path className={styles.lit} d="M62 150 46 52l22-46 24 40z" />
        <path className={styles.dark} d="M62 150l30-104-24-40z" />
        <path className={styles.lit} d="M36 150 22 104l14-24 10 22z" />
        <path className={styles.dark} d="M36 150l10-48-10-22z" />
        <path className={styles.foot} d="M14 150c4-16 22-22 34-16 16-12 40-4 46 16z" />
      </svg>
    </div>
  );
}
