/**
 * What the texts need to know about a play of `packages/lottery-rules`: the texts import nothing, and know plays by
 * their ids.
 */
export type DescribedPlay = {
  readonly id: string;
  readonly shape: {
    readonly kind: 'rows' | 'lines';
    readonly rows?: readonly { readonly id: string; readonly max: number }[];
  };
  readonly example: {
    readonly selection: string;
    readonly result: readonly number[];
    readonly wins: Readonly<Record<string, number>>;
  };
};

/** `ssc.back3.group6` is the play `group6` of the group `back3` of the family `ssc`; a play may stand in no group. */
export type PlayId = { readonly family: string; readonly group: string | null; readonly play: string };

export function parsePlayId(id: string): PlayId {
  const [family = '', ...path] = id.split('.');
  const group = path.length > 1 ? (path.shift() ?? null) : null;
  return { family, group, play: path.join('.') };
}

/** Numbers in ids are placeholders: `back3` is spelled `backN`. */
export function spell(part: string): string {
  return part.replace(/\d+/g, 'N');
}

export function numbersIn(part: string): number[] {
  return [...part.matchAll(/\d+/g)].map(([digits]) => Number(digits));
}

/**
 * The keys under which a play's texts may be found, most specific first: those of its family and group, of its family,
 * of its group anywhere, of the play anywhere.
 */
export function spellingsOf({ family, group, play }: PlayId): string[] {
  const own = group ? `${spell(group)}.` : '';
  const [size] = numbersIn(group ?? '');
  const plays = [...(size === undefined ? [] : [`${play}of${size}`]), play, spell(play)];
  const homes = [...familiesOf(family).flatMap((name) => [`${name}.${own}`, `${name}.`]), own, ''];
  return homes.flatMap((home) => plays.map((name) => home + name));
}

/** The same for a group, or for a row of a selection. */
export function spellingsIn(family: string, part: string): string[] {
  return [...familiesOf(family).map((name) => `${name}.${spell(part)}`), spell(part)];
}

/** Families of one kind share their texts: `vietnamNorth` is a `vietnam`. */
function familiesOf(family: string): string[] {
  const kind = family.replace(/(?<=[a-z])[A-Z].*$/, '');
  return kind === family ? [family] : [family, kind];
}
