import { VIDEO_ORIGIN } from '@parlour/contract/values/messages';
import { type RefObject, useEffect, useState } from 'react';
import { PLAYER_ANSWERS_WITHIN_MS, PLAYER_ASKED_EVERY_MS } from './video.rules.ts';

/** What the player says to once it runs; a page that shows an error instead does not. */
const LISTENING = JSON.stringify({ event: 'listening', channel: 'widget' });

/**
 * Whether the player behind a frame answers. A page is told that a frame was loaded also when an error was: only the
 * player's own words tell that it is there, late ones as well.
 */
export function usePlayerAnswer(frame: RefObject<HTMLIFrameElement | null>): 'awaited' | 'given' | 'none' {
  const [answer, setAnswer] = useState<'awaited' | 'given' | 'none'>('awaited');
  useEffect(() => {
    const hear = ({ origin, source }: MessageEvent<unknown>) => {
      if (origin !== VIDEO_ORIGIN || source !== frame.current?.contentWindow) return;
      clearInterval(asking);
      clearTimeout(waiting);
      setAnswer('given');
    };
    const ask = () => frame.current?.contentWindow?.postMessage(LISTENING, VIDEO_ORIGIN);
    addEventListener('message', hear);
    const asking = setInterval(ask, PLAYER_ASKED_EVERY_MS);
    const waiting = setTimeout(() => setAnswer('none'), PLAYER_ANSWERS_WITHIN_MS);
    return () => {
      removeEventListener('message', hear);
      clearInterval(asking);
      clearTimeout(waiting);
    };
  }, [frame]);
  return answer;
}
