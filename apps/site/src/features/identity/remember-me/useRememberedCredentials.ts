import { SWITCH_CODE } from '@parlour/contract/values/switches';
import { useEffect, useMemo } from 'react';
import { useBrand } from '../../../platform/site.ts';
import { deviceKeyStore } from './key-store.ts';
import { createRememberedCredentials, type RememberedCredentials } from './remembered-credentials.ts';

/** Null if the brand does not allow remembering; earlier records are then erased. */
export function useRememberedCredentials(): RememberedCredentials | null {
  const { merchantCode, whitelabel } = useBrand();
  const isOn = whitelabel[SWITCH_CODE.rememberPassword];
  const remembered = useMemo(
    () => createRememberedCredentials({ keys: deviceKeyStore, openShelf: () => localStorage, merchantCode }),
    [merchantCode],
  );
  useEffect(() => {
    if (!isOn) void remembered.erase();
  }, [isOn, remembered]);
  return isOn ? remembered : null;
}
