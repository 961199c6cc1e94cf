import styles from './Scene.module.css';
import { Scene } from './Scene.tsx';

/** A chain closes the harbour, as in old ports; the boat waits outside. */
export function HarbourChain() {
  return (
    <Scene light={{ x: 180, y: 140 }}>
      <path className={styles.bright} d="M142 166a38 38 0 0 1 76 0z" />
      <path className={styles.pale} d="M172 116v44h-24c2-18 10-33 24-44zM177 104c18 12 29 31 31 56h-31z" />
      <path className={styles.shade} d="M177 104c18 12 29 31 31 56h-31z" />
      <path className={styles.mid} d="M140 164c24 4 52 4 78 0-4 11-10 16-20 16h-38c-10 0-16-5-20-16z" />
      <path className={styles.pale} d="M0 96h58l6 104H0zM302 96h58v104h-64z" />
      <path className={styles.shade} d="M34 96h24l6 104H34zM336 96h24v104h-24z" />
      <path
        className={styles.bright}
        d="M0 74h12v12h14V74h14v12h14V74h12v26H0zM294 74h12v12h14V74h14v12h14V74h12v26h-66z"
      />
      <path className={styles.shade} d="M34 86h6V74v12h14V74h12v26H34zM336 86h12V74h12v26h-24z" />
      <path className={styles.deep} d="M22 118c0-8 12-8 12 0v16H22zM326 118c0-8 12-8 12 0v16h-12z" />
      <path className={styles.chain} d="M60 138c44 74 196 74 240 0" />
      <path className={styles.chainHole} d="M60 138c44 74 196 74 240 0" />
      <path className={styles.foam} d="M78 208h40M146 216h62M238 206h40M96 222h24M268 220h30" />
    </Scene>
  );
}
