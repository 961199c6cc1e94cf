import { sides } from '../../mechanisms/board.ts';
import { sum } from '../../mechanisms/values.ts';
import type { Play } from '../../play/play.ts';
import type { Result } from '../../play/result.ts';
import { has } from '../../selection/alphabet.ts';
import { DRAWS } from '../draws.ts';
import { ent, type Family, playsBySettings, type Settings, trad } from '../family.ts';
import { DICE, isTriple, k3Mechanics, SPACE } from './k3.mechanics.ts';
import { K3_ODDS } from './k3.odds.ts';

/** From this sum on three dice are big. */
const BIG_SUM = 11;

/** Whether a triple counts for the sides of the sum, or loses all of them. */
const SETTINGS = { triples: ['count', 'lose'] } as const;

/** K3: three dice. */
export const k3: Family = {
  id: 'k3',
  draw: DRAWS.k3,
  settings: SETTINGS,
  plays: playsBySettings(SETTINGS, makePlays),
  odds: K3_ODDS,
  isResult: (result) => result.length === 3 && result.every((die) => has(DICE, die)),
};

/** The same bets twice: at prizes of a series, and on the board at fixed odds. */
function makePlays(settings: Settings): Play[] {
  return [
    ...k3Mechanics().map(({ name, mechanics, example }) => trad(`k3.${name}`, mechanics, example)),
    ...k3Mechanics()
      .filter(({ name }) => !name.endsWith('Banker'))
      .map(({ name, mechanics, example }) => ent(`k3.board.${name}`, mechanics, example)),
    sidesPlay(settings.triples === 'lose'),
  ];
}

function sidesPlay(triplesLose: boolean): Play {
  const counts = (result: Result) => !(triplesLose && isTriple(result));
  return ent(
    'k3.board.sides',
    sides({
      space: SPACE,
      options: {
        big: (result) => counts(result) && sum(result) >= BIG_SUM,
        small: (result) => counts(result) && sum(result) < BIG_SUM,
        odd: (result) => counts(result) && sum(result) % 2 === 1,
        even: (result) => counts(result) && sum(result) % 2 === 0,
      },
    }),
    { selection: 'big,even', result: [3, 5, 6], wins: { big: 1, even: 1 } },
  );
}
