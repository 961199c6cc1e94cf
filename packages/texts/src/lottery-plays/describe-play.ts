import { describeExample } from './play-example.ts';
import {
  type DescribedPlay,
  numbersIn,
  type PlayId,
  parsePlayId,
  spellingsIn,
  spellingsOf,
} from './play-id.ts';
import { NAMES } from './play-names.ts';
import { findPart, GROUPS, type PlayText, VARIANTS, ZONES } from './play-parts.ts';
import type { Draw } from './play-result.ts';
import { RULES } from './play-rules.ts';

export { describeEntry, describeRow, describeSelection, describeTier } from './play-example.ts';
export type { DescribedPlay } from './play-id.ts';
export type { PlayKey, PlayText } from './play-parts.ts';

export type PlayDescription = {
  readonly family: string;
  /** The part of the board the play belongs to; null if it belongs to none. */
  readonly group: string | null;
  /** The name within its group. */
  readonly play: string;
  /** Group and play together: what a player calls it. */
  readonly name: string;
  readonly rule: string;
  readonly example: string;
};

type Values = Readonly<Record<string, string | number>>;

/**
 * Everything a player is told about a play. Names are composed from group and play, rules from a mechanism and its
 * zone.
 */
export function describePlay(play: DescribedPlay, draw: Draw, text: PlayText): PlayDescription {
  const id = parsePlayId(play.id);
  const values = valuesOf(play, draw, text);
  const group = groupOf(id);
  const ownGroup = group ? text(`plays.group.${group}`, values) : null;
  const ownName = nameOf(play.id, values, text);
  return {
    family: text(`plays.family.${id.family}` as 'plays.family.ssc'),
    group: ownGroup && startLarge(ownGroup),
    play: startLarge(ownName),
    name: startLarge(joinGroup(ownGroup, ownName, text)),
    // A page names many plays and explains one: who does not ask waits for no rule, and for no example least of all.
    get rule() {
      return ruleOf(play.id, values, text);
    },
    get example() {
      return describeExample(play, draw, text);
    },
  };
}

function nameOf(id: string, values: Values, text: PlayText): string {
  const name = findPart(NAMES, spellingsOf(parsePlayId(id)));
  if (name) return text(`plays.name.${name}`, values);
  const { base, variant } = splitVariant(id);
  return joinGroup(nameOf(base, values, text), text(`plays.variant.${variant}`), text);
}

function ruleOf(id: string, values: Values, text: PlayText): string {
  const rule = findPart(RULES, spellingsOf(parsePlayId(id)));
  if (rule) return text(`plays.rule.${rule}`, values);
  const { base, variant } = splitVariant(id);
  return text('plays.joinRules', {
    rule: ruleOf(base, values, text),
    more: text(`plays.variantRule.${variant}`, values),
  });
}

/** A play without texts of its own is another play entered or paid differently: `marksix.number.all3.banker`. */
function splitVariant(id: string) {
  const variant = VARIANTS.find((own) => id.endsWith(`.${own}`));
  if (!variant) throw new RangeError(`there are no words for ${id}`);
  return { base: id.slice(0, -variant.length - 1), variant };
}

function joinGroup(group: string | null, play: string, text: PlayText): string {
  return group ? text('plays.join', { group, play }) : play;
}

/** The values for names and rules: `g` is the number of the group, `n` that of the play. */
function valuesOf(play: DescribedPlay, draw: Draw, text: PlayText): Values {
  const id = parsePlayId(play.id);
  const [g] = numbersIn(id.group ?? '');
  const [n] = numbersIn(id.play);
  const zone = id.group && findPart(ZONES, spellingsIn(id.family, id.group));
  const bankers = play.shape.rows?.find((row) => row.id === 'banker')?.max;
  return {
    ...(g && { g }),
    ...(n && { n }),
    ...(bankers && { bankers }),
    ...(zone && { zone: text(`plays.zone.${zone}`, g ? { g } : {}) }),
    // Pairs places from both ends: the first and the last, the second and the last but one.
    ...(n && draw.kind === 'distinct' && { front: n, back: draw.count + 1 - n }),
    ...(n && draw.kind === 'lots' && { lots: draw.digits.filter((digits) => digits >= n).length }),
  };
}

function groupOf({ family, group }: PlayId) {
  return group ? findPart(GROUPS, spellingsIn(family, group)) : undefined;
}

function startLarge(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
