import { marksix } from '../families/marksix/marksix.ts';
import type { Play } from '../play/play.ts';

/** The year whose animals the tests use unless they say otherwise. */
export const YEAR = 'horse';
export const EVERY_NUMBER = Array.from({ length: 49 }, (_, i) => i + 1);
export const PLAYS = marksix.plays({ year: YEAR }).map((play) => ({ id: play.id, play }));

export function playOf(id: string, settings: Record<string, string> = {}): Play {
  const found = marksix.plays({ year: YEAR, ...settings }).find((own) => own.id === id);
  if (!found) throw new Error(`there is no play ${id}`);
  return found;
}
