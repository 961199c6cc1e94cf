/** What the page tells the site that shows it. */
export type Told = { type: 'close' } | { type: 'deposit' } | { type: 'balance'; balance: string };
/** What the site may tell the page: that money has moved elsewhere. */
export type Heard = { type: 'refresh' };

const SOURCE = 'parlour-arcade';

export type Site = ReturnType<typeof createSite>;

/** The site around the page, at one origin: what comes from any other is not heard, what is told reaches no other. */
export function createSite(lobbyOrigin: string) {
  const isFramed = window.parent !== window;
  return {
    isFramed,
    tell(told: Told): void {
      if (isFramed) window.parent.postMessage({ source: SOURCE, ...told }, lobbyOrigin);
    },
    listen(hear: (heard: Heard) => void): () => void {
      const receive = ({ origin, source, data }: MessageEvent) => {
        if (origin !== lobbyOrigin || source !== window.parent) return;
        if (data?.source === 'parlour-site' && data.type === 'refresh') hear({ type: 'refresh' });
      };
      window.addEventListener('message', receive);
      return () => window.removeEventListener('message', receive);
    },
  };
}
