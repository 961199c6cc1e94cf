import { FRAME_PREFIX, FRAME_REFRESH, type FrameWord } from '@parlour/contract/values/games';
import { SITE_PATHS } from '@parlour/contract/values/site-paths';

/** The site around this page. Both are of one origin: messages from others are ignored, and messages reach no other. */
export type SiteFrame = ReturnType<typeof openSiteFrame>;

export const FRAME_KINDS = {
  ready: `${FRAME_PREFIX}ready`,
  close: `${FRAME_PREFIX}close`,
  deposit: `${FRAME_PREFIX}deposit`,
} as const satisfies Record<FrameWord, string>;

export function openSiteFrame() {
  const isFramed = window.parent !== window;
  const tell = (kind: (typeof FRAME_KINDS)[FrameWord]) =>
    window.parent.postMessage({ kind }, location.origin);
  return {
    ready(): void {
      if (isFramed) tell(FRAME_KINDS.ready);
    },
    close(): void {
      if (isFramed) tell(FRAME_KINDS.close);
      else location.assign(SITE_PATHS.games);
    },
    deposit(): void {
      if (isFramed) tell(FRAME_KINDS.deposit);
      else location.assign(SITE_PATHS.deposit);
    },
    /** Tells when money has moved elsewhere. Returns the function that stops it. */
    onMoneyMoved(hear: () => void): () => void {
      const receive = ({ origin, source, data }: MessageEvent) => {
        if (origin !== location.origin || source !== window.parent) return;
        if (data?.kind === FRAME_REFRESH) hear();
      };
      addEventListener('message', receive);
      return () => removeEventListener('message', receive);
    },
  };
}
