import { create } from 'zustand';
import { deviceStorage, type PopupRecord, type PopupRecordKey } from '../../../platform/device/storage.ts';
import { type Remembered, recordIn } from './popup.rules.ts';

type Records = Partial<Record<PopupRecordKey, PopupRecord>>;

/** What was closed since the page was loaded; it holds also where the browser stores nothing. */
export const usePopupRecords = create<Records>(() => ({}));

export function rememberPopup(key: PopupRecordKey, record: PopupRecord): void {
  deviceStorage.write(key, record);
  usePopupRecords.setState({ [key]: record });
}

export function recallPopup(records: Records, key: PopupRecordKey): Remembered | null {
  const ofThisVisit = records[key];
  if (ofThisVisit) return { ...ofThisVisit, isOfThisVisit: true };
  const stored = recordIn(deviceStorage.read(key));
  return stored && { ...stored, isOfThisVisit: false };
}
