import type { ReactNode } from 'react';
import styles from './Scene.module.css';

/** Dusk over the sea, drawn with the theme's hero tokens, so that every brand has it in its own colours. */
export function Scene({ light, children }: { light: { x: number; y: number }; children: ReactNode }) {
  return (
    <svg className={styles.scene} viewBox="0 0 360 230" aria-hidden="true">
      <defs>
        <linearGradient id="scene-sky" x1="0" y1="0" x2="0" y2="1">
          <stop className={styles.stopDeep} />
          <stop className={styles.stopMid} offset="1" />
        </linearGradient>
        <radialGradient id="scene-light">
          <stop className={styles.stopLight} />
          <stop className={styles.stopDark} offset="1" />
        </radialGradient>
        <linearGradient id="scene-sea" x1="0" y1="0" x2="0" y2="1">
          <stop className={styles.stopMid} stopOpacity=".45" />
          <stop className={styles.stopMid} stopOpacity="0" offset="1" />
        </linearGradient>
      </defs>
      <path fill="url(#scene-sky)" d="M0 0h360v170H0z" />
      <circle fill="url(#scene-light)" cx={light.x} cy={light.y} r="120" />
      <g className={styles.pale}>
        <circle cx="38" cy="38" r="1.3" />
        <circle cx="84" cy="72" r="1" />
        <circle cx="122" cy="26" r="1" />
        <circle cx="262" cy="30" r="1.3" />
        <circle cx="318" cy="64" r="1" />
        <circle cx="334" cy="24" r="1" />
      </g>
      <path className={styles.far} d="M0 150c30-14 56-20 92-10s64 10 100-2 66-14 98-6 46 8 70 4v40H0z" />
      <path className={styles.deep} d="M0 166h360v64H0z" />
      <path fill="url(#scene-sea)" d="M0 166h360v64H0z" />
      {children}
    </svg>
  );
}
