import styles from './Scene.module.css';
import { Scene } from './Scene.tsx';

/** A paper boat that has tipped over. */
export default function CapsizedBoat() {
  return (
    <Scene light={{ x: 236, y: 120 }}>
      <g transform="rotate(19 180 150)">
        <path className={styles.pale} d="m180 72 40 60h-80z" />
        <path className={styles.shade} d="m180 72 40 60h-40z" />
        <path className={styles.pale} d="M88 126l52 6h80l52-6-38 56H126z" />
        <path className={styles.shade} d="M88 126l52 6h80l52-6-38 56H126z" />
        <path className={styles.pale} d="M88 126l52 6 40 50h-54z" />
        <path className={styles.deepLine} d="m140 132 40 50 40-50" />
      </g>
      <path className={styles.deep} d="M0 176c24-8 46-8 70 0s46 8 70 0 46-8 70 0 46 8 70 0 54-8 80 0v54H0z" />
      <path
        className={styles.foam}
        d="M96 179c15 3 29 2 44-3 23-8 46-8 70 0 14 5 29 6 44 3M30 198h40M110 206h56M206 200h36M272 210h48"
      />
    </Scene>
  );
}
