import { useEffect, useMemo } from 'react';
import { useBrand } from '../../../platform/site.ts';
import { deviceKeyStore } from './key-store.ts';
import { createRemembered, type Remembered } from './remembered-credentials.ts';

/** What this browser may keep. Null where the brand keeps nothing; what was kept before is erased then. */
export function useRemembered(): Remembered | null {
  const { merchantCode, whitelabel } = useBrand();
  const isOn = whitelabel.REMEMBERPASS3;
  const remembered = useMemo(
    () => createRemembered({ keys: deviceKeyStore, openShelf: () => localStorage, merchantCode }),
    [merchantCode],
  );
  useEffect(() => {
    if (!isOn) void remembered.erase();
  }, [isOn, remembered]);
  return isOn ? remembered : null;
}
