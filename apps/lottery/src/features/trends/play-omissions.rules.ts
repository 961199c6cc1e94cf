import type { Family, Play, Row } from '@parlour/lottery-rules';
import type { DrawnIssue } from './groups.rules.ts';

/**
 * For each row of a play and each of its entries, how many issues ago it last came; as many as are known if it never
 * did. Null: the play is typed, nothing was drawn yet, or an entry alone means nothing (the animals of a lunar year).
 * An entry that is a bet of its own comes when it wins; one of a combination when it shows where the play looks.
 */
export function omissionOfPlay(
  family: Family,
  play: Play,
  issues: readonly DrawnIssue[],
): readonly (readonly number[])[] | null {
  const { shape } = play;
  const results = issues.flatMap(({ result }) => (result ? [result] : []));
  if (shape.kind === 'lines' || results.length === 0 || play.id.includes('odiac')) return null;
  const shownBy = watch(family, play, shape.rows);
  const omissions = shape.rows.map(({ alphabet }) => alphabet.names.map(() => 0));
  for (const result of results) {
    const shown = shownBy(result);
    shape.rows.forEach(({ alphabet }, row) => {
      const own = omissions[row] ?? [];
      alphabet.names.forEach((_, index) => {
        own[index] = shown[row]?.has(alphabet.first + index) ? 0 : (own[index] ?? 0) + 1;
      });
    });
  }
  return omissions;
}

/** Row by row, the values that a result shows. */
type Watch = (result: readonly number[]) => readonly ReadonlySet<number>[];

function watch(family: Family, play: Play, rows: readonly Row[]): Watch {
  const isOfBalls = rows.every(({ id }) => id.startsWith('ball'));
  if (isOfBalls || isSingle(play, rows)) return (result) => paidEntries(play, rows, result);
  const valuesOf = watchZone(family, play.id);
  return (result) => {
    const shown = new Set(valuesOf(result));
    return rows.map(() => shown);
  };
}

/** Whether every entry is a bet of its own. */
function isSingle(play: Play, rows: readonly Row[]): boolean {
  const [row, ...others] = rows;
  if (!row || others.length > 0 || play.shape.ticks) return false;
  return play.count({ kind: 'rows', ticks: [], rows: [[row.alphabet.first + 1]] }) > 0;
}

/** The entries that a result asks for, stakes that only come back left out. */
function paidEntries(play: Play, rows: readonly Row[], result: readonly number[]): ReadonlySet<number>[] {
  const masks = play
    .needs(result)
    .filter(({ tier }) => !play.tiers[tier]?.push)
    .flatMap(({ factors }) => factors.map(({ mask }) => mask));
  return rows.map(({ alphabet }, row) => {
    const offset = play.layout.rows[row]?.offset ?? 0;
    const isAsked = (bit: number) => masks.some((mask) => (mask[bit >>> 5] ?? 0) & (1 << (bit & 31)));
    const values = alphabet.names.map((_, index) => alphabet.first + index);
    return new Set(values.filter((value) => isAsked(offset + value - alphabet.first)));
  });
}

/** What of a result a play of combinations looks at. */
function watchZone(family: Family, id: string): (result: readonly number[]) => readonly number[] {
  if (family.id.startsWith('vietnam')) return (lots) => lots.map((lot) => lot % 100);
  if (id.startsWith('marksix.tail')) return (balls) => balls.map((ball) => ball % 10);
  if (/^marksix\.number\.(all|hit)/.test(id)) return (balls) => balls.slice(0, -1);
  const positions = positionsOf(family, id);
  return (result) => (positions ? positions.map((position) => result[position] ?? -1) : result);
}

/** The balls of a zone are those of its straight play: `ssc.back3.group6` looks where `ssc.back3.straight` does. */
function positionsOf(family: Family, id: string): number[] | null {
  const zone = id.split('.').slice(0, 2).join('.');
  const straight = family.plays().find((own) => own.id === `${zone}.straight`);
  if (straight?.shape.kind !== 'rows') return null;
  return straight.shape.rows.map((row) => Number(row.id.replace('ball', '')) - 1);
}
