import type { Play } from '../../play/play.ts';
import { DRAWS } from '../draws.ts';
import { type Family, playsBySettings, type Settings } from '../family.ts';
import { groupPlays, numberPlays } from './marksix.linked.ts';
import { MARKSIX_ODDS } from './marksix.odds.ts';
import { parlayPlay } from './marksix.parlay.ts';
import { ballPlays, specialPlays } from './marksix.single.ts';
import { createSpaces } from './marksix.spaces.ts';
import { ANIMALS, type Animal } from './marksix.zodiac.ts';

const SETTINGS = {
  /** Not a choice of the house: it is the animal of the draw's lunar year, as `animalOfDay` says. */
  year: ANIMALS,
  /** Whether 49 at a regular position returns the stake of a side, or counts like any number. */
  position49: ['push', 'counts'],
} as const;

export const marksix: Family = {
  id: 'marksix',
  draw: DRAWS.marksix,
  settings: SETTINGS,
  plays: playsBySettings(SETTINGS, makePlays),
  odds: MARKSIX_ODDS,
  isResult: (result) =>
    result.length === 7 &&
    new Set(result).size === 7 &&
    result.every((number) => Number.isInteger(number) && number >= 1 && number <= 49),
};

function makePlays(settings: Settings): Play[] {
  const year = settings.year as Animal;
  const isNeutral = settings.position49 === 'push';
  const spaces = createSpaces(year);
  return [
    ...ballPlays(spaces, isNeutral),
    ...specialPlays(spaces, year),
    ...groupPlays(spaces, year),
    ...numberPlays(spaces),
    parlayPlay(isNeutral),
  ];
}
