import fc from 'fast-check';
import type { Play } from '../play/play.ts';
import { valuesOf } from '../selection/alphabet.ts';
import { readSelection, selectRows } from '../selection/read.ts';
import type { LinesShape, RowsShape, Selection, Ticks } from '../selection/selection.ts';

/** Selections the play accepts, of at most this many bets. */
export function randomSelections(play: Play, betsMax: number): fc.Arbitrary<Selection> {
  const readings = play.shape.kind === 'rows' ? randomRows(play, play.shape) : randomLines(play, play.shape);
  return readings
    .filter((reading) => reading.ok && reading.count <= betsMax)
    .map((reading) => (reading as { selection: Selection }).selection);
}

function randomRows(play: Play, shape: RowsShape) {
  const rows = fc.tuple(
    ...shape.rows.map(({ alphabet, min, max }) =>
      fc.oneof(
        fc.subarray(valuesOf(alphabet), { minLength: min, maxLength: Math.min(max, min + 2) }),
        fc.subarray(valuesOf(alphabet), { minLength: min, maxLength: max }),
      ),
    ),
  );
  return fc.tuple(rows, randomTicks(shape.ticks)).map(([entries, ticks]) => selectRows(play, entries, ticks));
}

function randomLines(play: Play, shape: LinesShape) {
  const line = fc
    .array(fc.constantFrom(...shape.alphabet.names), { minLength: shape.length, maxLength: shape.length })
    .map((names) => names.join(''));
  const lines = fc.uniqueArray(line, { minLength: 1, maxLength: 8 });
  return fc
    .tuple(lines, randomTicks(shape.ticks))
    .map(([own, ticks]) => readSelection(play, `${shape.ticks ? `${ticks}@` : ''}${own.join(',')}`));
}

function randomTicks(ticks: Ticks | undefined): fc.Arbitrary<number[]> {
  if (!ticks) return fc.constant([]);
  return fc.subarray(
    Array.from({ length: ticks.of }, (_, i) => i),
    { minLength: ticks.min },
  );
}
