/** What the page tells the site that shows it: that it is drawn, that a round runs or has ended, what was pressed. */
export type Told =
  | { kind: 'ready' }
  | { kind: 'round'; isOpen: boolean }
  | { kind: 'close' }
  | { kind: 'deposit' };
/** What the site may tell the page: that money has moved elsewhere. */
export type Heard = { kind: 'refresh' };

const PREFIX = 'parlour.game.';

export type Site = ReturnType<typeof createSite>;

/** The site around the page, at one origin: what comes from any other is not heard, what is told reaches no other. */
export function createSite({ lobbyOrigin, hasLobbyBar }: { lobbyOrigin: string; hasLobbyBar: boolean }) {
  const isFramed = window.parent !== window;
  return {
    isFramed,
    hasBar: isFramed && hasLobbyBar,
    tell(told: Told): void {
      if (isFramed) window.parent.postMessage({ ...told, kind: PREFIX + told.kind }, lobbyOrigin);
    },
    listen(hear: (heard: Heard) => void): () => void {
      const receive = ({ origin, source, data }: MessageEvent) => {
        if (origin !== lobbyOrigin || source !== window.parent) return;
        if (data?.kind === `${PREFIX}refresh`) hear({ kind: 'refresh' });
      };
      window.addEventListener('message', receive);
      return () => window.removeEventListener('message', receive);
    },
  };
}
