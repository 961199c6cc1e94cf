import { FRAME_PREFIX, FRAME_WORDS, type FrameWord } from '@parlour/contract/values/games';

/** What is framed runs its own code on its own origin and nothing more: no pop-ups, no navigating the page. */
export const SANDBOX = 'allow-scripts allow-same-origin';

/** What a framed game may tell the site. All other messages are ignored. */
export type FrameMessage =
  | { kind: FrameWord }
  /** A round has begun or ended. */
  | { kind: 'round'; isOpen: boolean };

type Heard = { data: unknown; origin: string; source: unknown };
type Expected = { origin: string; source: unknown };

/** The message, if it is a known one from the frame we opened and the origin the server gave for it. */
export function readFrameMessage(heard: Heard, expected: Expected): FrameMessage | null {
  if (heard.origin !== expected.origin || heard.source !== expected.source || !expected.source) return null;
  const { data } = heard;
  if (typeof data !== 'object' || data === null) return null;
  const { kind, isOpen } = data as { kind?: unknown; isOpen?: unknown };
  if (typeof kind !== 'string' || !kind.startsWith(FRAME_PREFIX)) return null;
  const name = kind.slice(FRAME_PREFIX.length);
  if (name === 'round') return typeof isOpen === 'boolean' ? { kind: 'round', isOpen } : null;
  const plain = FRAME_WORDS.find((each) => each === name);
  return plain ? { kind: plain } : null;
}

/** A game must run on https or on the site's own protocol. */
export function frameAddress(url: string, site: string): { href: string; origin: string } | null {
  if (!URL.canParse(url, site)) return null;
  const { href, origin, protocol } = new URL(url, site);
  return protocol === 'https:' || protocol === new URL(site).protocol ? { href, origin } : null;
}
