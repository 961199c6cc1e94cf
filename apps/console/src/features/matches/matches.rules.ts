import type { ConsoleClient } from '@parlour/client/console';
import { HOUR_MS, MINUTE_MS } from '@parlour/clock/durations';

export type Match = Awaited<ReturnType<ConsoleClient['games']['matches']>>['items'][number];
/** A match as form fields: times in the format of the browser's own field. */
export type MatchForm = Omit<
  Match,
  'id' | 'nodeName' | 'isShown' | 'matchTime' | 'shownFrom' | 'shownUntil' | 'order'
> & {
  matchTime: string;
  shownFrom: string;
  shownUntil: string;
  order: string;
};

/** The initial form: the match, or a new one that begins in a day and is shown until then. */
export function formOf(match: Match | null, nowMs: number): MatchForm {
  if (match) {
    const { id: _id, nodeName: _name, isShown: _shown, ...fields } = match;
    return {
      ...fields,
      matchTime: writeLocal(match.matchTime),
      shownFrom: writeLocal(match.shownFrom),
      shownUntil: writeLocal(match.shownUntil),
      order: String(match.order),
    };
  }
  return {
    homeTeam: '',
    awayTeam: '',
    homeTeamImageUrl: '',
    awayTeamImageUrl: '',
    league: '',
    matchTime: writeLocal(nowMs + 24 * HOUR_MS),
    shownFrom: writeLocal(nowMs),
    shownUntil: writeLocal(nowMs + 24 * HOUR_MS),
    nodeId: '',
    order: '0',
    isHidden: false,
  };
}

/** The request body; an invalid time or number becomes one that the server refuses at its field. */
export function bodyOf(form: MatchForm) {
  return {
    ...form,
    matchTime: readLocal(form.matchTime),
    shownFrom: readLocal(form.shownFrom),
    shownUntil: readLocal(form.shownUntil),
    order: /^\d+$/.test(form.order) ? Number(form.order) : -1,
  };
}

export type MatchState = 'now' | 'not' | 'hidden' | 'untitled';

export function stateOf({
  isShown,
  isHidden,
  nodeName,
}: Pick<Match, 'isShown' | 'isHidden' | 'nodeName'>): MatchState {
  if (isHidden) return 'hidden';
  if (nodeName === null) return 'untitled';
  return isShown ? 'now' : 'not';
}

/** `2026-11-15T20:30`, in the operator's own time zone. */
export function writeLocal(atMs: number): string {
  const at = new Date(atMs);
  return new Date(atMs - at.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);
}

const readLocal = (local: string): number => (Number.isNaN(Date.parse(local)) ? -1 : Date.parse(local));
