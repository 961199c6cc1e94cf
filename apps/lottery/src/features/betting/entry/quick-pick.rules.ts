import { type LinesShape, nameOf, type Play, type RowsShape, valuesOf } from '@parlour/lottery-rules';
import { type Draft, emptyDraft, readDraft } from '../bet.rules.ts';

/** A number from 0 up to, but not including, `n`: each as likely as the others. */
export type PickBelow = (n: number) => number;

const WORD_VALUES = 2 ** 32;
/** A play that refuses this many random selections has none of one bet; the last one stands. */
const TRIES_MAX = 200;

/** Takes words of 32 random bits; those in the last, incomplete round are dropped, so that no number is favoured. */
export function pickBelowWith(nextWord: () => number): PickBelow {
  return (n) => {
    const limit = WORD_VALUES - (WORD_VALUES % n);
    let word = nextWord();
    while (word >= limit) word = nextWord();
    return word % n;
  };
}

/** A random selection of the smallest size the play takes. */
export function quickPick(play: Play, pickBelow: PickBelow): Draft {
  const { shape } = play;
  let draft = emptyDraft(play);
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    draft =
      shape.kind === 'rows'
        ? { ...emptyDraft(play), rows: pickRows(play, shape, pickBelow) }
        : { ...emptyDraft(play), lines: pickLine(shape, pickBelow) };
    if (readDraft(play, draft).ok) return draft;
  }
  return draft;
}

/** As many in each row as it needs. If no row needs any, one row after the other gets one until that is a bet. */
function pickRows(play: Play, shape: RowsShape, pickBelow: PickBelow): number[][] {
  const used = new Set<number>();
  const isOptional = shape.rows.every(({ min }) => min === 0);
  const rows = shape.rows.map((row) => {
    const chosen = isOptional ? [] : sample(freshValues(row, used), row.min, pickBelow);
    for (const value of chosen) used.add(value);
    return chosen;
  });
  if (!isOptional) return growLastRow(play, shape, rows, pickBelow);
  for (const at of sample([...rows.keys()], rows.length, pickBelow)) {
    const row = shape.rows[at];
    if (!row) continue;
    rows[at] = sample(valuesOf(row.alphabet), 1, pickBelow);
    if (readDraft(play, { ...emptyDraft(play), rows }).ok) break;
  }
  return rows;
}

/** Beside a banker the picks need more than their least: as many as make a bet. */
function growLastRow(play: Play, shape: RowsShape, rows: number[][], pickBelow: PickBelow): number[][] {
  const last = shape.rows.at(-1);
  if (!last || !shape.apart) return rows;
  const isBet = () => readDraft(play, { ...emptyDraft(play), rows }).ok;
  while (!isBet()) {
    const fresh = freshValues({ ...last, min: 1 }, new Set(rows.flat()));
    const grown = [...(rows.at(-1) ?? []), ...sample(fresh, 1, pickBelow)];
    if (grown.length > last.max) break;
    rows[rows.length - 1] = grown;
  }
  return rows;
}

/** Rather values that no row before has: most plays want different ones, and none minds. */
function freshValues({ alphabet, min }: RowsShape['rows'][number], used: ReadonlySet<number>): number[] {
  const all = valuesOf(alphabet);
  const fresh = all.filter((value) => !used.has(value));
  return fresh.length >= min ? fresh : all;
}

function pickLine({ alphabet, length }: LinesShape, pickBelow: PickBelow): string {
  const separator = (alphabet.names[0]?.length ?? 1) > 1 ? ' ' : '';
  return Array.from({ length }, () =>
    nameOf(alphabet, alphabet.first + pickBelow(alphabet.names.length)),
  ).join(separator);
}

/** So many of the values, no order favoured. */
function sample(values: readonly number[], count: number, pickBelow: PickBelow): number[] {
  const left = [...values];
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const [taken = 0] = left.splice(pickBelow(left.length), 1);
    return taken;
  }).toSorted((a, b) => a - b);
}
