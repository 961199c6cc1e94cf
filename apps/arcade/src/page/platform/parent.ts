/** What the page tells the surrounding site: that it is drawn, that a round began or ended, what was pressed. */
export type Told =
  | { kind: 'ready' }
  | { kind: 'round'; isOpen: boolean }
  | { kind: 'close' }
  | { kind: 'deposit' };
/** What the site may tell the page: that the balance changed elsewhere. */
export type Heard = { kind: 'refresh' };

const PREFIX = 'parlour.game.';

export type Site = ReturnType<typeof createSite>;

/** The surrounding site, at one origin: messages from others are ignored, and messages reach no other. */
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
