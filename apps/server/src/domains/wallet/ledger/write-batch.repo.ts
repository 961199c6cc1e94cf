import { FIRST_ID } from '@parlour/clock/ids';
import { binaryArray, type ElementType } from '@parlour/database/bytes/binary-array';
import type { BinaryArray, Cell, Write } from '@parlour/database/database';
import { type Batch, type Form, formOf } from './batch-forms.repo.ts';
import type { TransferRow } from './books.rules.ts';

/**
 * A kind of row that another domain has written together with a posting, in the same statement; it belongs to a brand.
 */
export type CompanionKind<Row> = {
  readonly table: string;
  readonly columns: readonly CompanionColumn<Row>[];
};
type CompanionColumn<Row> = {
  readonly name: string;
  readonly type: ElementType;
  /** Of ids: the first of all, which no row has, is written as null. */
  readonly isNullable?: true;
  /** `lines`: the transfers of its posting, each with the balances after it and its place. */
  of(row: Row, lines: readonly TransferRow[]): Cell;
};
export type Companion = { readonly kind: CompanionKind<never>; readonly row: unknown };
/** With the written lines of its posting. */
export type DecidedCompanion = Companion & { readonly lines: readonly TransferRow[] };

/** A companion of a kind. This is the only place where the row's type is checked against the kind. */
export function companion<Row>(kind: CompanionKind<Row>, row: Row): Companion {
  return { kind: kind as unknown as CompanionKind<never>, row };
}

/**
 * Writes a batch of one brand in one statement: balances, transfers and companions, all or nothing. A balance is only
 * written over the state it was computed from; a statement that missed a newer one fails (`isStale`).
 */
export async function writeBatch(
  write: Write,
  batch: Batch & { readonly companions: readonly DecidedCompanion[] },
): Promise<void> {
  const form = formOf(batch);
  const groups = groupByKind(batch.companions);
  const { name, text } = statementFor(form, groups);
  const values = form.values(batch);
  for (const group of groups) values.push(...(form.hasArrays ? arraysOf(group) : cellsOf(group)));
  await write({ name, text, values });
}

type Group = { readonly kind: CompanionKind<never>; readonly rows: DecidedCompanion[] };

function cellsOf({ kind, rows: [first] }: Group): Cell[] {
  const { row, lines } = first as DecidedCompanion;
  return kind.columns.map((column) => column.of(row as never, lines));
}

function arraysOf({ kind, rows }: Group): BinaryArray[] {
  return kind.columns.map(({ type, of }) =>
    binaryArray(type, rows, ({ row, lines }) => of(row as never, lines)),
  );
}

const statements = new Map<string, { name: string; text: string }>();

function statementFor(form: Form, groups: readonly Group[]): { name: string; text: string } {
  let name = form.name;
  for (const { kind } of groups) name += `:${kind.table}`;
  const known = statements.get(name);
  if (known) return known;
  let next = form.parameters + 1;
  const companions = groups.map(({ kind }, index) => {
    const names = kind.columns.map((column) => column.name).join(', ');
    const cells = kind.columns.map(({ type, isNullable }) => {
      const cell = form.hasArrays ? `unnest($${next++}::${type}[])` : `$${next++}::${type}`;
      return isNullable ? `nullif(${cell}, '${FIRST_ID}'::uuid)` : cell;
    });
    const rows = `select $1::uuid, ${cells.join(', ')}`;
    return `, companion_${index} as (insert into ${kind.table} (brand_id, ${names}) ${rows})`;
  });
  const statement = { name, text: form.text(companions.join('')) };
  statements.set(name, statement);
  return statement;
}

function groupByKind(companions: readonly DecidedCompanion[]): Group[] {
  const groups: Group[] = [];
  let group: Group | undefined;
  for (const one of companions) {
    if (group?.kind !== one.kind) group = groups.find(({ kind }) => kind === one.kind);
    if (!group) {
      group = { kind: one.kind, rows: [] };
      groups.push(group);
    }
    group.rows.push(one);
  }
  return groups.length < 2
    ? groups
    : groups.sort((one, other) => (one.kind.table < other.kind.table ? -1 : 1));
}
