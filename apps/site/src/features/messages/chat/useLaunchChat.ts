import { showToast } from '../../../platform/dialogs/toasts.store.ts';
import { useBusy } from '../../../platform/loading/useBusy.ts';
import { navigate, usePlace } from '../../../platform/routes/place.store.ts';
import { loginPath } from '../../../platform/session/session.rules.ts';
import { sessionToken } from '../../../platform/session/session.store.ts';
import { useSite } from '../../../platform/site.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import { LAUNCH_AFTER_MS } from './chat.rules.ts';

/** Opens the chat (specification section 7): asks where it is, and goes there half a second later. */
export function useLaunchChat() {
  const { client, language } = useSite();
  const text = useText();
  const { isBusy, run } = useBusy();
  const launch = () => {
    const { pathname } = usePlace.getState();
    if (!sessionToken()) return navigate(loginPath(pathname));
    run(async () => {
      const hide = showToast(text('messages.chat.wait'), 'chatLoading');
      try {
        const query = { b2c: 'true' as const, language, backUrl: pathname };
        const address = await client.messages.launchChat({ query });
        await new Promise((resolve) => setTimeout(resolve, LAUNCH_AFTER_MS));
        if (address) navigate(address);
      } finally {
        hide();
      }
    });
  };
  return { launch, isBusy };
}
