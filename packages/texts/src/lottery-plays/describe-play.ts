import { describeExample } from './play-example.ts';
import { type DescribedPlay, numbersIn, parsePlayId, spellingsIn, spellingsOf } from './play-id.ts';
import { findPart, GROUPS, NAMES, type PlayText, RULES, ZONES } from './play-parts.ts';
import type { Draw } from './play-result.ts';

export { describeTier } from './play-example.ts';
export type { DescribedPlay } from './play-id.ts';
export type { PlayKey, PlayText } from './play-parts.ts';

export type PlayDescription = {
  readonly family: string;
  /** The part of the board in which the play stands; null where it stands alone. */
  readonly group: string | null;
  /** Group and play together: what a player calls it. */
  readonly name: string;
  readonly rule: string;
  readonly example: string;
};

/** Everything a player is told of a play. Names are put together of group and play, rules of a mechanism and its zone. */
export function describePlay(play: DescribedPlay, draw: Draw, text: PlayText): PlayDescription {
  const id = parsePlayId(play.id);
  const values = valuesOf(play, draw, text);
  const spellings = spellingsOf(id);
  const group = id.group && findPart(GROUPS, spellingsIn(id.family, id.group));
  const ownGroup = group ? text(`plays.group.${group}`, values) : null;
  const ownName = text(`plays.name.${needPart(NAMES, spellings)}`, values);
  return {
    family: text(`plays.family.${id.family}` as 'plays.family.ssc'),
    group: ownGroup && startLarge(ownGroup),
    name: startLarge(ownGroup ? text('plays.join', { group: ownGroup, play: ownName }) : ownName),
    rule: text(`plays.rule.${needPart(RULES, spellings)}`, values),
    example: describeExample(play, draw, text),
  };
}

/** What fills the places of names and rules: `g` is the number of the group, `n` and `m` those of the play. */
function valuesOf(play: DescribedPlay, draw: Draw, text: PlayText): Record<string, string | number> {
  const id = parsePlayId(play.id);
  const [g] = numbersIn(id.group ?? '');
  const [n, m] = numbersIn(id.play);
  const zone = id.group && findPart(ZONES, spellingsIn(id.family, id.group));
  const bankers = play.shape.rows?.find((row) => row.id === 'banker')?.max;
  const numbers = { g, n, m, bankers };
  return {
    ...Object.fromEntries(Object.entries(numbers).flatMap(([name, own]) => (own ? [[name, own]] : []))),
    ...(zone && { zone: text(`plays.zone.${zone}`, g ? { g } : {}) }),
    // Places are met from both ends: the first and the last, the second and the last but one.
    ...(n && draw.kind === 'distinct' && { front: n, back: draw.count + 1 - n }),
  };
}

function needPart<Part extends string>(parts: readonly Part[], spellings: readonly string[]): Part {
  const found = findPart(parts, spellings);
  if (!found) throw new RangeError(`there are no words for ${spellings[0]}`);
  return found;
}

function startLarge(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
