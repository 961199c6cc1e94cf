import type { Play } from '../../play/play.ts';
import { readSelection } from '../../selection/read.ts';
import { REFUSALS_MAX, type Refusal } from '../../selection/refusal.ts';
import type { Selection } from '../../selection/selection.ts';

/** The greatest multiple that can be typed. */
export const MULTIPLE_MAX = 10_000;

/** Numbers typed together and the multiple they are played with. */
export type Code = { readonly selection: Selection; readonly count: number; readonly multiple: number };

export type CodeReading =
  | { readonly ok: true; readonly codes: readonly Code[] }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

/**
 * Parses codes as players type them: `23 45 67 x10`, `12,34 x 5; 56 x 20k`. A multiple ends a group of numbers, as does
 * a line break or a semicolon; a group without one uses the multiple given. Where a bet takes several numbers, a group
 * is one set of them, or with hyphens several: `12-34 56-78 x10`.
 */
export function readCodes(play: Play, text: string, multiple = 1): CodeReading {
  const { groups, refusals } = readGroups(text, multiple);
  const codes: Code[] = [];
  for (const group of groups)
    for (const numbers of setsOf(play, group.numbers)) {
      const wrong = checkNumbers(play, numbers);
      const reading = readSelection(play, numbers.map(({ name }) => name).join(','));
      if (wrong.length > 0) refusals.push(...wrong);
      else if (!reading.ok)
        refusals.push(...reading.refusals.map((own) => ({ ...own, ...placeOf(numbers) })));
      else codes.push({ selection: reading.selection, count: reading.count, multiple: group.multiple });
    }
  if (groups.length === 0 && refusals.length === 0) refusals.push({ code: 'lines_missing' });
  if (refusals.length === 0) return { ok: true, codes };
  const inOrder = refusals.toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0));
  return { ok: false, refusals: inOrder.slice(0, REFUSALS_MAX) };
}

type NumberTyped = { name: string; at: number; joined: boolean };
type Group = { numbers: NumberTyped[]; multiple: number };

/** A number, a multiple, the end of a group, or a separator; anything else is refused. */
const SIGN =
  /(?<number>\d+)|[xX×*]\s*(?<multiple>\d+)\s*[kKnN]?(?![\p{L}\d])|(?<end>[\n;])|(?<hyphen>-)|(?<gap>[\s,./]+)/uy;

/** Digits and signs as typed on Asian keyboards. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_OFFSET = 0xfee0;

function readGroups(text: string, otherwise: number): { groups: Group[]; refusals: Refusal[] } {
  const typed = text.replace(FULL_WIDTH, (sign) =>
    String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET),
  );
  const groups: Group[] = [];
  const refusals: Refusal[] = [];
  let numbers: NumberTyped[] = [];
  let isJoined = false;
  const end = (multiple: number) => {
    if (numbers.length > 0) groups.push({ numbers, multiple });
    numbers = [];
    isJoined = false;
  };
  for (let at = 0; at < typed.length; ) {
    SIGN.lastIndex = at;
    const found = SIGN.exec(typed);
    const sign = found?.groups;
    if (!found || !sign) {
      const entry = /^\S+/u.exec(typed.slice(at))?.[0] ?? '';
      refusals.push({ code: 'sign_unknown', at, entry: entry.slice(0, 40) });
      at += Math.max(1, entry.length);
      continue;
    }
    if (sign.number !== undefined) numbers.push({ name: sign.number, at, joined: isJoined });
    if (sign.multiple !== undefined) {
      const wrong = checkMultiple(sign.multiple, numbers.length, at);
      if (wrong) refusals.push(wrong);
      end(Number(sign.multiple));
    }
    if (sign.end !== undefined) end(otherwise);
    isJoined = sign.hyphen !== undefined || (isJoined && sign.gap !== undefined);
    at += found[0].length;
  }
  end(otherwise);
  return { groups, refusals };
}

function checkMultiple(written: string, numbers: number, at: number): Refusal | null {
  if (numbers === 0) return { code: 'multiple_alone', at, entry: written.slice(0, 40) };
  const multiple = Number(written);
  const isRight = multiple >= 1 && multiple <= MULTIPLE_MAX;
  return isRight ? null : { code: 'multiple_wrong', at, entry: written.slice(0, 40), limit: MULTIPLE_MAX };
}

/** Numbers joined by hyphens are a set where a bet takes several; otherwise a group is one set. */
function setsOf(play: Play, numbers: readonly NumberTyped[]): NumberTyped[][] {
  const takesSeveral = play.shape.kind === 'rows' && (play.shape.rows[0]?.min ?? 1) > 1;
  if (!takesSeveral || !numbers.some(({ joined }) => joined)) return [[...numbers]];
  const sets: NumberTyped[][] = [];
  for (const number of numbers)
    if (number.joined) sets.at(-1)?.push(number);
    else sets.push([number]);
  return sets;
}

/** Names the number that is wrong on its own: too short, too long, or typed twice. */
function checkNumbers(play: Play, numbers: readonly NumberTyped[]): Refusal[] {
  const width = play.shape.kind === 'lines' ? play.shape.length : 2;
  const seen = new Set<string>();
  return numbers.flatMap(({ name, at }): Refusal[] => {
    const isRepeated = seen.has(name);
    seen.add(name);
    const entry = name.slice(0, 40);
    if (name.length !== width) return [{ code: 'line_length', at, entry, limit: width }];
    return isRepeated ? [{ code: 'entry_repeated', at, entry }] : [];
  });
}

function placeOf([first]: readonly NumberTyped[]): { at: number; entry: string } {
  return { at: first?.at ?? 0, entry: first?.name ?? '' };
}
