import type { Language } from '@parlour/texts/languages';
import wordings from './wordings.json' with { type: 'json' };

/** What a title of a kind may be called. `{noun}` is the theme's. */
export type Wordings = Readonly<Record<string, Record<Language, string>>>;

/**
 * By kind, the names its titles may have. A kind is a mechanic, or a mechanic with the beginning of a model's name:
 * `slots/ways` has words of its own for every model called ways-something.
 */
const WORDINGS: Readonly<Record<string, Wordings>> = wordings;

/** By mechanic, how the lobby sorts its titles; the platform's contract lists the classifications there are. */
const CLASSIFICATIONS: Readonly<Record<string, string>> = {
  dice: 'minigames',
  limbo: 'minigames',
  mines: 'minigames',
  keno: 'minigames',
  'hi-lo': 'minigames',
  plinko: 'arcade',
  wheel: 'arcade',
  crash: 'crash',
  roulette: 'table',
  baccarat: 'table',
  'dragon-tiger': 'table',
  'sic-bo': 'table',
  'picture-dice': 'table',
  'xoc-dia': 'table',
  blackjack: 'table',
  holdem: 'table',
  'tien-len': 'table',
  'big-two': 'table',
  'teen-patti': 'table',
  'video-poker': 'table',
  slots: 'slot',
  fish: 'fishing',
};

/** Under which tab the lobby lists a title: tables that many share, fish and games against each other have their own. */
export const CATEGORIES = { alone: 'RNG', table: 'LIVE', fish: 'FISH', people: 'PVP' } as const;
export const KINDS: readonly string[] = Object.keys(WORDINGS);

/** The most particular kind a model belongs to. */
export function kindOf({ mechanic, model }: { mechanic: string; model: string }): string {
  const path = `${mechanic}/${model}`;
  const own = KINDS.filter((kind) => path === kind || isBeginningOf(kind, path));
  const kind = own.sort((a, b) => b.length - a.length)[0];
  if (!kind) throw new Error(`titles of ${path} have no names`);
  return kind;
}

function isBeginningOf(kind: string, path: string): boolean {
  return path.startsWith(`${kind}/`) || path.startsWith(`${kind}-`);
}

export function wordingsOf(kind: string): Wordings {
  return WORDINGS[kind] ?? {};
}

export function classificationOf(mechanic: string): string {
  const classification = CLASSIFICATIONS[mechanic];
  if (!classification) throw new Error(`the lobby has no place for ${mechanic}`);
  return classification;
}
