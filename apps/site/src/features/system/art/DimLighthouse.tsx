import styles from './Scene.module.css';
import { Scene } from './Scene.tsx';

/** The lamp is out, a ladder leans on the tower and a lantern hangs beside it: somebody is at work. */
export function DimLighthouse() {
  return (
    <Scene light={{ x: 252, y: 118 }}>
      <path className={styles.deep} d="M128 196c14-6 20-20 36-26 16-5 60-6 78-2 20 4 34 18 52 28z" />
      <path className={styles.pale} d="M184 66h30l11 104h-52z" />
      <path className={styles.bright} d="M181.5 90h35l2.7 26h-40.5zM175.7 144h46.6l2.6 26h-52z" />
      <path className={styles.shade} d="M200 66h14l11 104h-25z" />
      <path
        className={styles.deep}
        d="M195 124h8v11h-8zM195 156h9v14h-9zM176 60h46v7h-46zM184 38h30v22h-30z"
      />
      <path className={styles.paleLine} d="M184 38h30v22h-30zM194 38v22M204 38v22M199 16v-7" />
      <path className={styles.mid} d="M180 38c2-14 9-22 19-22s17 8 19 22z" />
      <path
        className={styles.paleLine}
        d="m236 172-13-98M248 170l-13-98M225 90l12-1M227 106l12-1M230 122l12-1M232 138l12-1M234 154l12-1"
      />
      <path className={styles.deepLine} d="M222 64h30v8" />
      <path className={styles.deep} d="M246 76c0-3 3-5 6-5s6 2 6 5zM245 92h14v4h-14z" />
      <path className={styles.pale} d="M247 76h10l1 16h-12z" />
      <path className={styles.deepLine} d="M84 176V92M84 100l34 66" />
      <path className={styles.pale} d="M88 160h38c3 0 3 7 0 7H88z" />
      <path className={styles.mid} d="M46 174c28 6 58 6 88 0-4 15-12 22-24 22H70c-12 0-20-7-24-22z" />
      <path className={styles.pale} d="M45 172c29 6 61 6 90 0l-1 5c-29 6-59 6-88 0z" />
      <path
        className={styles.foam}
        d="M18 200h34M64 206h40M150 208h44M232 204h30M284 210h48M310 196h26M24 218h22"
      />
    </Scene>
  );
}
