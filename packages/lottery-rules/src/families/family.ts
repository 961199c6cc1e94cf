import type { OddsTable } from '../odds/odds-table.ts';
import type { Example, Mechanics, Play, Skin } from '../play/play.ts';
import type { Result } from '../play/result.ts';

/** How the numbers of a result are drawn; the draw itself is no part of the rules. */
export type Draw =
  | { readonly kind: 'digits'; readonly count: number }
  | { readonly kind: 'dice'; readonly count: number }
  | { readonly kind: 'distinct'; readonly count: number; readonly from: number }
  /** Numbers of so many digits each, leading zeros included; with `distinct` no two alike. */
  | { readonly kind: 'lots'; readonly digits: readonly number[]; readonly distinct?: true };

/** A rule that differs between houses: its choices, the shipped one first. */
export type Setting = readonly [shipped: string, ...others: string[]];

/** The choice made for each setting. */
export type Settings = Readonly<Record<string, string>>;

export type Family = {
  readonly id: string;
  readonly draw: Draw;
  readonly settings: Readonly<Record<string, Setting>>;
  /**
   * Every play under the given settings; settings not given are as shipped. The ids are the same under all settings.
   */
  plays(settings?: Settings): readonly Play[];
  /** Shipped odds of the plays that pay odds: a brand's own table replaces them. */
  readonly odds: OddsTable;
  /** Whether these numbers can be drawn at all. */
  isResult(result: Result): boolean;
};

/** A play of a series. */
export function trad(id: string, mechanics: Mechanics, example: Example): Play {
  return makePlay({ id, skin: 'trad', pays: 'series' }, mechanics, example);
}

/** A play of fixed odds. */
export function ent(id: string, mechanics: Mechanics, example: Example): Play {
  return makePlay({ id, skin: 'ent', pays: 'odds' }, mechanics, example);
}

function makePlay(
  own: { id: string; skin: Skin; pays: Play['pays'] },
  mechanics: Mechanics,
  example: Example,
): Play {
  return { ...mechanics, ...own, example };
}

/** Makes the plays once for each choice of settings. */
export function playsBySettings(
  settings: Readonly<Record<string, Setting>>,
  make: (settings: Settings) => readonly Play[],
): Family['plays'] {
  const made = new Map<string, readonly Play[]>();
  return (chosen = {}) => {
    const entries = Object.entries(settings).map(([name, choices]) => {
      const choice = chosen[name] ?? choices[0];
      if (!choices.includes(choice)) throw new RangeError(`${name} cannot be ${choice}`);
      return [name, choice] as const;
    });
    const key = entries.join(';');
    const plays = made.get(key) ?? make(Object.fromEntries(entries));
    made.set(key, plays);
    return plays;
  };
}
