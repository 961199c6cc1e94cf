import { useEffect, useRef } from 'react';
import { readFrameMessage } from './frame.rules.ts';

type Heard = {
  onReady: () => void;
  onRound?: (isOpen: boolean) => void;
  onClose: () => void;
  onDeposit: () => void;
};

/** Listens only to the frame we opened. */
export function useFrameMessages(
  frame: { current: HTMLIFrameElement | null },
  origin: string | null,
  heard: Heard,
): void {
  const latest = useRef(heard);
  useEffect(() => {
    latest.current = heard;
  });
  useEffect(() => {
    if (!origin) return;
    const hear = (event: MessageEvent<unknown>) => {
      const message = readFrameMessage(event, { origin, source: frame.current?.contentWindow ?? null });
      const { onReady, onRound, onClose, onDeposit } = latest.current;
      if (message?.kind === 'ready') onReady();
      if (message?.kind === 'round') onRound?.(message.isOpen);
      if (message?.kind === 'close') onClose();
      if (message?.kind === 'deposit') onDeposit();
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [origin, frame]);
}
