import type { VendorEntry } from '@parlour/client';
import { useState } from 'react';
import { initialsOf } from '../game-art.rules.ts';
import styles from './VendorMark.module.css';

/** A vendor's mark; its initials where it has none, or none that loads. */
export function VendorMark({ vendor }: { vendor: VendorEntry }) {
  const [isMissing, setMissing] = useState(vendor.iconUrl === '');
  return (
    <span className={styles.mark} aria-hidden="true">
      {isMissing ? (
        initialsOf(vendor.displayName)
      ) : (
        <img className={styles.picture} src={vendor.iconUrl} alt="" onError={() => setMissing(true)} />
      )}
    </span>
  );
}
