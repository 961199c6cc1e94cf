import { memo } from 'react';
import { Shaker } from '../shaking/Shaker.tsx';
import styles from './Dome.module.css';
import { GlassDie } from './GlassDie.tsx';

type Props = { dice: readonly number[]; isShaken: boolean; isLifted: boolean };

/** Where the dice lie on the tray, and how they are turned. */
const PLACES = [
  'translate(88 128) rotate(-9)',
  'translate(152 130) rotate(7)',
  'translate(119 98) rotate(-3)',
] as const;
/** The one behind is drawn first. */
const ORDER = [2, 0, 1] as const;

/** A lacquered tray with three glass dice under a dome. */
export const Dome = memo(function Dome({ dice, isShaken, isLifted }: Props) {
  return (
    <Shaker
      isShaken={isShaken}
      isLifted={isLifted}
      things={ORDER.map((die) => ({ at: PLACES[die], drawing: <GlassDie face={dice[die] ?? 1} /> }))}
      plate={
        <>
          <defs>
            <linearGradient id="sic-bo-metal" x2="1" y2="1">
              <stop className={styles.metalLight} />
              <stop className={styles.metalDark} offset="0.5" />
              <stop className={styles.metalLight} offset="0.75" />
              <stop className={styles.metalDeep} offset="1" />
            </linearGradient>
            <radialGradient id="sic-bo-felt" cx="0.5" cy="0.34" r="0.7">
              <stop className={styles.feltLit} />
              <stop className={styles.feltDeep} offset="1" />
            </radialGradient>
            <linearGradient id="sic-bo-face" x2="0.5" y2="1">
              <stop className={styles.glassLit} />
              <stop className={styles.glass} offset="1" />
            </linearGradient>
            <linearGradient id="sic-bo-side" x2="0" y2="1">
              <stop className={styles.glass} />
              <stop className={styles.glassDeep} offset="1" />
            </linearGradient>
            <linearGradient id="sic-bo-dome" x2="1" y2="0.3">
              <stop className={styles.domeEdge} />
              <stop className={styles.domeClear} offset="0.34" />
              <stop className={styles.domeClear} offset="0.72" />
              <stop className={styles.domeEdge} offset="1" />
            </linearGradient>
          </defs>
          <ellipse className={styles.under} cx="120" cy="156" rx="112" ry="40" />
          <ellipse className={styles.lacquer} cx="120" cy="146" rx="112" ry="42" />
          <ellipse fill="url(#sic-bo-metal)" cx="120" cy="138" rx="112" ry="43" />
          <ellipse fill="url(#sic-bo-felt)" cx="120" cy="137" rx="104" ry="38" />
        </>
      }
      lid={
        <>
          <path
            className={styles.glassDome}
            d="M24 136C24 66 62 22 120 22s96 44 96 114c0 20-43 32-96 32s-96-12-96-32z"
          />
          <path className={styles.rim} d="M24 134c0 20 43 32 96 32s96-12 96-32" />
          <path className={styles.glare} d="M48 128C46 84 62 52 96 38 70 60 62 92 66 134z" />
          <path className={styles.glare} d="M196 118c0-30-8-50-24-64 12 18 16 40 14 66z" />
          <circle className={styles.knob} cx="120" cy="15" r="9" />
          <ellipse className={styles.knob} cx="120" cy="24" rx="15" ry="4.6" />
          <circle className={styles.knobLit} cx="117" cy="12" r="2.6" />
        </>
      }
    />
  );
});
