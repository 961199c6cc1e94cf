import { showToast } from '../../../platform/dialogs/toasts.store.ts';
import { useBusy } from '../../../platform/loading/useBusy.ts';
import { useSession } from '../../../platform/session/session.store.ts';
import { readMember } from '../../../platform/session/session-life.ts';
import { useSite } from '../../../platform/site.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import { useDeviceName } from '../sessions/useDeviceName.ts';
import { addPasskey, canHavePasskeys } from './add-passkey.ts';

/** Adds a passkey for this device, named after it. */
export function usePasskeyAdding(onAdded: () => void) {
  const text = useText();
  const { client } = useSite();
  const nameOf = useDeviceName();
  const { isBusy, run } = useBusy();
  const isMember = useSession(({ member }) => member !== null);
  const add = () =>
    run(async () => {
      if (!(await addPasskey(client, nameOf(navigator.userAgent)))) return;
      showToast(text('member.passkeys.added'), 'lobby');
      onAdded();
      await readMember(client);
    });
  return { isBusy, add, isPossible: isMember && canHavePasskeys() };
}
