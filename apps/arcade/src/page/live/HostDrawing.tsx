import styles from './HostDrawing.module.css';
import { HostDress } from './HostDress.tsx';
import { HairBehind, HairInFront } from './HostHair.tsx';
import { lookOf } from './host-look.ts';

type Props = { gameCode: string; className?: string | undefined };

/** Somebody behind the table: a person of its own at each, dressed in the colours of the title. */
export function HostDrawing({ gameCode, className }: Props) {
  const { hair, shade, tone, dress, pose } = lookOf(gameCode);
  return (
    <svg
      className={className}
      viewBox="0 0 64 64"
      aria-hidden="true"
      data-tone={tone}
      data-shade={shade}
      data-pose={pose}
    >
      <circle className={styles.light} cx="32" cy="32" r="31" />
      <clipPath id="host-frame">
        <circle cx="32" cy="32" r="31" />
      </clipPath>
      <g clipPath="url(#host-frame)">
        <g className={styles.figure}>
          <g className={styles.head}>
            <HairBehind hair={hair} className={styles.hair} />
          </g>
          <path className={styles.neck} d="M27 39h10v9c0 3-2 5-5 5s-5-2-5-5z" />
          <HostDress dress={dress} />
          <g className={styles.head}>
            <path className={styles.face} d="M21 27c0-9 5-14 11-14s11 5 11 14-5 17-11 17-11-8-11-17z" />
            <g className={styles.eyes}>
              <circle cx="27.6" cy="28" r="1.6" />
              <circle cx="36.4" cy="28" r="1.6" />
            </g>
            <path className={styles.brow} d="M25.4 24.4c1.2-1 3-1.2 4.2-.5M38.6 24.4c-1.2-1-3-1.2-4.2-.5" />
            <circle className={styles.cheek} cx="25.4" cy="33" r="2.4" />
            <circle className={styles.cheek} cx="38.6" cy="33" r="2.4" />
            <path className={styles.smile} d="M28.4 35.4c1 1.6 2.2 2.3 3.6 2.3s2.6-.7 3.6-2.3" />
            <HairInFront hair={hair} className={styles.hair} />
          </g>
        </g>
      </g>
    </svg>
  );
}
