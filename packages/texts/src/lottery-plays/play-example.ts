import { type DescribedPlay, numbersIn, parsePlayId, spellingsIn, spellingsOf } from './play-id.ts';
import { OPTIONS } from './play-options.ts';
import { findPart, type PlayText, ROWS, TIERS } from './play-parts.ts';
import { type Draw, writeResult } from './play-result.ts';

const SEPARATOR = ', ';

/** A play's example in words: what was bet, what was drawn, what it won. */
export function describeExample(play: DescribedPlay, draw: Draw, text: PlayText): string {
  const { selection, result, wins } = play.example;
  return text('plays.example', {
    selection: describeSelection(play, selection, text),
    result: writeResult(draw, result),
    wins: Object.entries(wins)
      .map(([tier, count]) =>
        tier === 'win'
          ? text('plays.wins', { count })
          : text('plays.winsOf', { tier: describeTier(play, tier, text), count }),
      )
      .join(SEPARATOR),
  });
}

/** The text of a selection (`0,2@1,2|3`), with named rows and options in words. */
export function describeSelection(play: DescribedPlay, selection: string, text: PlayText): string {
  const at = selection.indexOf('@');
  const rows = selection.slice(at + 1).split('|');
  const entries = rows.flatMap((row, index) => {
    if (row === '') return [];
    const words = row
      .split(',')
      .map((entry) => describeEntry(play, entry, text))
      .join(SEPARATOR);
    const name = rows.length > 1 ? describeRow(play, index, text) : null;
    return [name ? text('plays.entries', { row: name, entries: words }) : words];
  });
  const ticked = at < 0 ? [] : [nameTicks(selection.slice(0, at), text)];
  return [...ticked, ...entries].join(' | ');
}

/** What a bet can win: a named tier, or an option or a number that was bet on. */
export function describeTier({ id }: Pick<DescribedPlay, 'id'>, tier: string, text: PlayText): string {
  const part = findPart(TIERS, spellingsOf({ ...parsePlayId(id), play: tier }));
  const [n] = numbersIn(tier);
  return part ? text(`plays.tier.${part}`, n === undefined ? {} : { n }) : describeEntry({ id }, tier, text);
}

/** Numbers need no name. Options that win together are joined: `red+blue`. */
export function describeEntry({ id }: Pick<DescribedPlay, 'id'>, entry: string, text: PlayText): string {
  const { family } = parsePlayId(id);
  return entry
    .split('+')
    .map((own) => {
      const option = findPart(OPTIONS, [`${family}.${own}`, own]);
      return option ? text(`plays.option.${option}`) : own;
    })
    .join(' × ');
}

/** What a row of a selection is called; null if it needs no name. */
export function describeRow({ id, shape }: DescribedPlay, index: number, text: PlayText): string | null {
  const row = shape.rows?.[index]?.id ?? '';
  const part = findPart(ROWS, spellingsIn(parsePlayId(id).family, row));
  const [n] = numbersIn(row);
  return part ? text(`plays.row.${part}`, n === undefined ? {} : { n }) : null;
}

function nameTicks(ticks: string, text: PlayText): string {
  const places = numbersIn(ticks).map((tick) => tick + 1);
  return text('plays.ticked', { places: places.join(SEPARATOR) });
}
