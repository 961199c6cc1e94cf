import type { LotterySetup } from '@parlour/contract';
import { arrangeFourD, type Pick as DrawPick, FOUR_D_PICK } from '@parlour/fairness';
import { animalOfDay, digitsOfKeno, FAMILIES, type Family, type Play } from '@parlour/lottery-rules';

/** Twenty of eighty, from which lucky 28 takes its three digits. */
const KENO_PICK: DrawPick = { kind: 'distinct', count: 20, from: 80 };

const byId = new Map(FAMILIES.map((family) => [family.id, family]));

export function familyOf({ family: id }: Pick<LotterySetup, 'family'>): Family {
  const family = byId.get(id);
  if (!family) throw new Error(`no family ${id}`);
  return family;
}

type Played = Pick<LotterySetup, 'family' | 'settings'>;

/** The settings that hold for a draw on this day of its zone: Mark Six is played under the animal of the year. */
export function settingsAt({ family, settings }: Played, drawDay: string): Record<string, string> {
  return family === 'marksix' ? { ...settings, year: animalOfDay(drawDay) } : settings;
}

const plays = new WeakMap<readonly Play[], ReadonlyMap<string, Play>>();

/** By id; made once for each choice of settings. */
export function playsOf(played: Played): ReadonlyMap<string, Play> {
  const list = familyOf(played).plays(played.settings);
  const known = plays.get(list) ?? new Map(list.map((play) => [play.id, play]));
  plays.set(list, known);
  return known;
}

/** How the numbers of a lottery are picked from the words of its draw. */
export function pickOf(played: Played): DrawPick {
  const { draw } = familyOf(played);
  if (isFromKeno(played)) return KENO_PICK;
  if (draw.kind !== 'lots') return draw;
  if (draw.distinct) return FOUR_D_PICK;
  return { kind: 'digits', count: draw.digits.reduce((sum, digits) => sum + digits, 0) };
}

/** What was picked, as the rules read a result. */
export function resultOf(played: Played, picked: readonly number[]): number[] {
  const { draw } = familyOf(played);
  if (isFromKeno(played)) return [...digitsOfKeno(picked)];
  if (draw.kind !== 'lots') return [...picked];
  if (draw.distinct) return Object.values(arrangeFourD(picked)).flat().map(Number);
  let offset = 0;
  return draw.digits.map((digits) => {
    offset += digits;
    return Number(picked.slice(offset - digits, offset).join(''));
  });
}

const isFromKeno = (played: Played): boolean =>
  played.family === 'lucky28' && (played.settings.source ?? familyOf(played).settings.source?.[0]) === 'keno';
