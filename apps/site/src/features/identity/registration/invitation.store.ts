import { deviceStorage } from '../../../platform/device/storage.ts';
import { usePlace } from '../../../platform/routes/place.store.ts';
import { affiliateCodeOf } from './affiliate.rules.ts';

/**
 * Keeps the code of an invitation link, whichever page it opened: visitors look around before they register. A later
 * link replaces it, and a registration ends it (docs/decisions/0155).
 */
export function keepInvitation(): void {
  const code = affiliateCodeOf(usePlace.getState());
  if (code) deviceStorage.write('PARLOUR_INVITATION', code);
}

/** The code in this address, or else the last that came with one. */
export function invitationCode(): string | null {
  return affiliateCodeOf(usePlace.getState()) ?? deviceStorage.read('PARLOUR_INVITATION');
}

export function dropInvitation(): void {
  deviceStorage.remove('PARLOUR_INVITATION');
}
