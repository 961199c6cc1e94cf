/** What the page tells the surrounding site: that it is drawn, that a round began or ended, what was pressed. */
export type Told =
  | { kind: 'ready' }
  | { kind: 'round'; isOpen: boolean }
  | { kind: 'close' }
  | { kind: 'deposit' };
/** What the site may tell the page: that the balance changed elsewhere, or whose proof the player wants to see. */
type Heard = { kind: 'refresh' } | { kind: 'verify'; round: string };

const PREFIX = 'parlour.game.';
const ROUND_ID = /^[\da-f-]{36}$/;

export type Site = ReturnType<typeof createSite>;

/** The surrounding site, at one origin: messages from others are ignored, and messages reach no other. */
export function createSite({ lobbyOrigin, hasLobbyBar }: { lobbyOrigin: string; hasLobbyBar: boolean }) {
  const isFramed = window.parent !== window;
  let asked: string | null = null;
  let hearAsked: ((round: string) => void) | null = null;
  // The site asks as soon as it hears that the page is drawn; what shows a proof may come a little later.
  hear((heard) => {
    if (heard.kind !== 'verify') return;
    if (hearAsked) hearAsked(heard.round);
    else asked = heard.round;
  });
  return {
    isFramed,
    hasBar: isFramed && hasLobbyBar,
    tell(told: Told): void {
      if (isFramed) window.parent.postMessage({ ...told, kind: PREFIX + told.kind }, lobbyOrigin);
    },
    /** Money has moved elsewhere. */
    listen(refresh: () => void): () => void {
      return hear(({ kind }) => kind === 'refresh' && refresh());
    },
    /** The player wants to see the proof of a round; it may have been asked for already. */
    onVerify(show: (round: string) => void): () => void {
      hearAsked = show;
      if (asked) show(asked);
      asked = null;
      return () => {
        hearAsked = null;
      };
    },
  };

  function hear(tell: (heard: Heard) => void): () => void {
    const receive = ({ origin, source, data }: MessageEvent) => {
      if (origin !== lobbyOrigin || source !== window.parent) return;
      if (data?.kind === `${PREFIX}refresh`) tell({ kind: 'refresh' });
      if (data?.kind === `${PREFIX}verify` && ROUND_ID.test(data.round))
        tell({ kind: 'verify', round: data.round });
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }
}
