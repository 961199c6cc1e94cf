import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '@parlour/clock/clock';
import { isId } from '@parlour/clock/ids';
import type { Secrets } from '@parlour/secrets/secrets';
import { languageOf } from '../languages.ts';
import { Refused } from '../refused.ts';
import { REPLAY_TICKET_MS } from './replays.rules.ts';

const PURPOSE = 'arcade-replay';
const FIELDS = 3;

/** One round, until a moment, in a frame of one origin or of none. */
export type ReplayTicket = { round: string; expiresAt: number; framer: string | null };
type Place = { origin: string; round: string; framer: string | null };
type Look = { lang: string | null | undefined; css: unknown };
/** The address of the document and the key in its fragment are signed each for itself: neither gives the other away. */
type Part = 'document' | 'round';

export type ReplayTickets = ReturnType<typeof createReplayTickets>;

/**
 * Leave to look at one round and nothing else. A ticket is no session: no call that plays, or lists, knows it. It needs
 * no row, since it ends by itself.
 */
export function createReplayTickets({ secrets, clock }: { secrets: Secrets; clock: Clock }) {
  const key = secrets.derive(PURPOSE);
  const sign = (part: Part, content: string) =>
    createHmac('sha256', key).update(`${part} ${content}`).digest('base64url');

  function read(part: Part, text: string): ReplayTicket {
    const [content = '', signature = ''] = text.split('.');
    const ticket = isSame(signature, sign(part, content)) ? parse(content) : null;
    if (!ticket || ticket.expiresAt <= clock.now()) throw new Refused('session_ended');
    return ticket;
  }

  return {
    /** Where the round is shown. As with a game, the key is in the fragment, which no log holds. */
    addressOf({ origin, round, framer }: Place, { lang, css }: Look): string {
      const expiresAt = clock.now() + REPLAY_TICKET_MS;
      const fields = [round, String(expiresAt), framer === null ? '' : new URL(framer).origin];
      const content = Buffer.from(fields.join(' ')).toString('base64url');
      const url = new URL(`/replay/${content}.${sign('document', content)}`, origin);
      url.searchParams.set('lang', languageOf(lang ?? ''));
      url.searchParams.set('css', css === 'light' ? 'light' : 'dark');
      url.hash = sign('round', content);
      return url.href;
    },
    readAddress: (text: string) => read('document', text),
    /** By `<content>.<key>`, as the page sends it. */
    authenticate: (credential: string) => read('round', credential),
  };
}

function parse(content: string): ReplayTicket | null {
  const fields = Buffer.from(content, 'base64url').toString().split(' ');
  const [round = '', expiresAt, framer] = fields;
  if (fields.length !== FIELDS || !isId(round)) return null;
  return { round, expiresAt: Number(expiresAt), framer: framer || null };
}

function isSame(given: string, expected: string): boolean {
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}
