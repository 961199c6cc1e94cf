import styles from './Bowl.module.css';
import { Shaker, type ShakerProps } from './Shaker.tsx';

/** A porcelain bowl upside down on its plate, blue on white, as at a feast in Vietnam. */
export function Bowl(props: ShakerProps) {
  return (
    <Shaker
      {...props}
      plate={
        <>
          <defs>
            <linearGradient id="bowl-glaze" x2="1" y2="0.35">
              <stop className={styles.shadow} />
              <stop className={styles.white} offset="0.3" />
              <stop className={styles.white} offset="0.5" />
              <stop className={styles.shadow} offset="0.92" />
              <stop className={styles.deep} offset="1" />
            </linearGradient>
            <radialGradient id="bowl-well" cx="0.5" cy="0.4" r="0.65">
              <stop className={styles.white} />
              <stop className={styles.shadow} offset="1" />
            </radialGradient>
          </defs>
          <ellipse className={styles.under} cx="120" cy="158" rx="114" ry="38" />
          <ellipse className={styles.edge} cx="120" cy="146" rx="114" ry="42" />
          <ellipse fill="url(#bowl-glaze)" cx="120" cy="139" rx="114" ry="43" />
          <ellipse className={styles.band} cx="120" cy="138.500" rx="107" ry="39.500" />
          <ellipse className={styles.dashes} cx="120" cy="138" rx="101" ry="36.500" />
          <ellipse fill="url(#bowl-well)" cx="120" cy="138" rx="95" ry="33" />
        </>
      }
      lid={
        <>
          <path
            className={styles.bowl}
            d="M26 134C26 82 62 46 98 40h44c36 6 72 42 72 94 0 19-42 31-94 31S26 153 26 134z"
          />
          <path className={styles.foot} d="M94 43 98 25h44l4 18c0 4-11 7-26 7s-26-3-26-7z" />
          <ellipse className={styles.sole} cx="120" cy="25" rx="22" ry="5.500" />
          <path
            className={styles.line}
            d="M27 127c5 18 44 28 93 28s88-10 93-28M31 112c10 17 46 26 89 26s79-9 89-26"
          />
          <path
            className={styles.waves}
            d="M38 134c6 2 8-6 2-7M56 142c7 2 9-7 2-8M76 147c8 2 10-8 2-9M98 150c9 2 11-8 3-9.500M122 151c9 1 11-9 2-10M146 149c8 0 10-9 2-9.500M168 145c8-1 9-9 1-9M189 138c7-2 7-9 0-8M205 129c5-3 3-9-2-7"
          />
          <path
            className={styles.lotus}
            d="M120 116c-10-8-10-24 0-36 10 12 10 28 0 36zM117 116c-14-1-24-11-26-26 11 1 19 6 23 15M123 116c14-1 24-11 26-26-11 1-19 6-23 15M113 117c-14 6-30 2-40-9 9-4 18-4 26 0M127 117c14 6 30 2 40-9-9-4-18-4-26 0"
          />
          <path className={styles.glare} d="M46 116c4-30 20-50 46-62-18 18-26 40-27 68z" />
        </>
      }
    />
  );
}
