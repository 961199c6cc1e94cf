import { CallRefused } from '@parlour/client';
import { useRef, useState } from 'react';
import { showToast } from '../dialogs/toasts.store.ts';
import { useText } from '../texts/texts.tsx';
import { useSmsCountdown } from './useSmsCountdown.ts';

type Needs = {
  /** Returns when the next code may be requested; null if a third party did not send one, which stays silent. */
  send: () => Promise<{ expirationTime: number } | null>;
  onRefused: (refused: CallRefused) => void;
};

/** Sends a code once, with the loading toast, the confirmation and the countdown to the next. */
export function useCodeSending({ send, onRefused }: Needs) {
  const text = useText();
  const countdown = useSmsCountdown();
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false);

  const sendCode = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending(true);
    const hide = showToast(text('identity.code.sending'), 'smsLoading');
    try {
      const sent = await send();
      if (!sent) return;
      countdown.start(sent.expirationTime);
      showToast(text('identity.code.sent'), 'smsSent');
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      onRefused(error);
    } finally {
      hide();
      isUnderWay.current = false;
      setSending(false);
    }
  };

  return {
    seconds: countdown.seconds,
    isSending,
    send: () => void sendCode().catch(reportError),
    startCountdown: countdown.start,
  };
}
