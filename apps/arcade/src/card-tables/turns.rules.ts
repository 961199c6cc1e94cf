import { idFromWords } from '@parlour/clock/ids';
import {
  AWAY_MAX_MS,
  BANK_MS,
  GONE_TURN_MS,
  LAPSES_MAX,
  PRACTICE_THINK_MS,
  SEEDING_MS,
  TURN_MS,
} from './card-tables.rules.ts';

type Actor = { playerId: string | null; state: string; lapses: number; bankMs: number };
type Turn = { id: string; actions: number; turnAt: Date | null };

/** Nobody waits for them: practice players act when they have thought, and for those who are gone it is done. */
export const isGone = ({ state, lapses }: Actor): boolean => state === 'leaving' || lapses >= LAPSES_MAX;

/** When the turn of somebody ends. A lost connection changes nothing. */
export function turnEndOf(turn: Turn, actor: Actor): number {
  const from = turn.turnAt?.getTime() ?? 0;
  if (actor.playerId === null) return from + thinkingMs(turn);
  return from + (isGone(actor) ? GONE_TURN_MS : TURN_MS + actor.bankMs);
}

/** The same whoever asks. */
function thinkingMs({ id, actions }: Turn): number {
  const share = Number.parseInt(idFromWords(`${id}/${actions}`).slice(0, 4), 16) / 0xffff;
  return Math.round(PRACTICE_THINK_MS.least + share * (PRACTICE_THINK_MS.most - PRACTICE_THINK_MS.least));
}

/** What is left of the time bank after an action at this moment. */
export function bankAfter({ turnAt }: Pick<Turn, 'turnAt'>, { bankMs }: Pick<Actor, 'bankMs'>, at: number) {
  const overMs = Math.max(0, at - (turnAt?.getTime() ?? at) - TURN_MS);
  return Math.max(0, Math.min(BANK_MS, bankMs - overMs));
}

type Away = { awaySince: Date | null; awayMs: number };

/** When somebody who sits out leaves; null: they play. */
export function awayEndOf({ awaySince, awayMs }: Away): number | null {
  return awaySince === null ? null : awaySince.getTime() + AWAY_MAX_MS - awayMs;
}

/** Who comes back plays; how long they were away is forgotten when they are dealt in. */
export function backFrom({ awaySince, awayMs }: Away, now: number): Away {
  const spentMs = awaySince === null ? 0 : now - awaySince.getTime();
  return { awaySince: null, awayMs: Math.min(AWAY_MAX_MS, awayMs + spentMs) };
}

export const seedingEndOf = ({ createdAt }: { createdAt: Date }): number => createdAt.getTime() + SEEDING_MS;
