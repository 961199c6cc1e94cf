import { encode } from 'uqr';
import styles from './QrCode.module.css';

const QUIET_ZONE = 2;

/** Drawn as one path, always dark on light, as scanners expect. */
export function QrCode({ value, label }: { value: string; label: string }) {
  const { data, size } = encode(value, { ecc: 'M', border: QUIET_ZONE });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className={styles.code} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path d={path} fill="currentColor" />
    </svg>
  );
}
