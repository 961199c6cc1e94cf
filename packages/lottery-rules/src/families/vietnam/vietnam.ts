import type { Play } from '../../play/play.ts';
import type { Space } from '../../play/space.ts';
import { DRAWS } from '../draws.ts';
import { ent, type Family, playsBySettings } from '../family.ts';
import type { Region } from './vietnam.lots.ts';
import { endings, together } from './vietnam.mechanics.ts';
import { VIETNAM_ODDS } from './vietnam.odds.ts';
import { byDifferentEndings } from './vietnam.space.ts';

/** How many numbers may be bet to appear together, and to stay away together. */
const ALL_OF = [2, 3, 4] as const;
const NONE_OF = [4, 6, 8, 10] as const;

export const vietnamNorth = makeVietnam('north', 'vietnamNorth');
export const vietnamSouth = makeVietnam('south', 'vietnamSouth');
export const vietnamCentral = makeVietnam('central', 'vietnamCentral');

function makeVietnam(region: Region, id: 'vietnamNorth' | 'vietnamSouth' | 'vietnamCentral'): Family {
  const { digits } = DRAWS[id];
  return {
    id,
    draw: DRAWS[id],
    settings: {},
    plays: playsBySettings({}, () => makePlays(id, digits)),
    odds: VIETNAM_ODDS[region](id),
    isResult: (result) =>
      result.length === digits.length &&
      result.every((lot, i) => Number.isInteger(lot) && lot >= 0 && lot < 10 ** (digits[i] ?? 0)),
  };
}

function makePlays(id: string, digits: readonly number[]): Play[] {
  const space: Space = byDifferentEndings(digits.length);
  const positions = digits.map((_, position) => position);
  const withDigits = (least: number) => positions.filter((position) => (digits[position] ?? 0) >= least);
  const smallest = positions.filter((position) => digits[position] === 2);
  const special = [0];
  const shown = exampleResult(digits);
  const on = (lots: readonly number[], size: 2 | 3 | 4, staked: 'each' | 'flat' = 'each') =>
    endings({ positions: lots, space, digits: size, staked });
  const example = (selection: string, win = 1) => ({ selection, result: shown, wins: { win } });
  return [
    ent(`${id}.lo2`, on(positions, 2), example('23,45', 3)),
    ent(`${id}.lo3`, on(withDigits(3), 3), example('123,700', 3)),
    ent(`${id}.lo4`, on(withDigits(4), 4), example('0123,9999', 2)),
    ent(`${id}.lo2Flat`, on(positions, 2, 'flat'), example('23,45', 3)),
    ent(`${id}.special2`, on(special, 2), example('23,24')),
    ent(`${id}.smallest2`, on(smallest, 2), example('23,45')),
    ent(`${id}.headTail2`, on([...special, ...smallest], 2), example('23', 2)),
    ent(`${id}.special3`, on(special, 3), example('123,321')),
    ent(`${id}.special4`, on(special, 4), example('0123')),
    ...ALL_OF.map((k) =>
      ent(
        `${id}.all${k}`,
        together({ positions, space, k, asks: 'all' }),
        example(['01', '02', '03', '23'].slice(0, k).join(',')),
      ),
    ),
    ...NONE_OF.map((k) =>
      ent(
        `${id}.none${k}`,
        together({ positions, space, k, asks: 'none' }),
        example(Array.from({ length: k }, (_, i) => 80 + i).join(',')),
      ),
    ),
  ];
}

/** The special and the first prize end in 0123 and the last lot in 23; the others end in 700, 701 ... or in 90 ... */
function exampleResult(digits: readonly number[]): number[] {
  const last = digits.length - 1;
  return digits.map((own, lot) => {
    if (lot < 2) return 10_123 + 40_000 * lot;
    if (lot === last) return 23;
    return own === 2 ? 90 + last - lot : (40_700 + lot - 2) % 10 ** own;
  });
}
