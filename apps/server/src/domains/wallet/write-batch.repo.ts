import type { Run } from '../../db/database.ts';
import { type Batch, type Form, formOf } from './batch-forms.repo.ts';

/**
 * A kind of row that another domain wants written together with a posting, by the same statement. `insert` is given the
 * names of its parameters; `values` makes an array for each, in the order of the rows.
 */
export type CompanionKind<Row> = {
  readonly name: string;
  readonly parameters: number;
  insert(parameter: (index: number) => string): string;
  values(rows: readonly Row[]): string[];
};
export type Companion = { readonly kind: CompanionKind<never>; readonly row: unknown };

/** A companion of a kind: the row is checked against the kind here, and nowhere else. */
export function companion<Row>(kind: CompanionKind<Row>, row: Row): Companion {
  return { kind: kind as unknown as CompanionKind<never>, row };
}

/**
 * Writes a batch of one brand in one statement: balances, transfers and companions, all or nothing. A balance is only
 * written over the state it was computed from, so that a statement which did not see the newest one is undone (STALE).
 */
export async function writeBatch(
  run: Run,
  batch: Batch & { readonly companions: readonly Companion[] },
): Promise<void> {
  const form = formOf(batch);
  const groups = groupByKind(batch.companions);
  const { name, text } = statementFor(form, groups);
  const values = form.values(batch);
  for (const { kind, rows } of groups) values.push(...kind.values(rows as never[]));
  await run({ name, text, values });
}

type Group = { readonly kind: CompanionKind<never>; readonly rows: unknown[] };

const statements = new Map<string, { name: string; text: string }>();

function statementFor(form: Form, groups: readonly Group[]): { name: string; text: string } {
  let name = form.name;
  for (const { kind } of groups) name += `:${kind.name}`;
  const known = statements.get(name);
  if (known) return known;
  let offset = form.parameters + 1;
  const companions = groups.map(({ kind }, index) => {
    const from = offset;
    offset += kind.parameters;
    return `, companion_${index} as (${kind.insert((n) => `$${from + n}`)})`;
  });
  const statement = { name, text: form.text(companions.join('')) };
  statements.set(name, statement);
  return statement;
}

function groupByKind(companions: readonly Companion[]): Group[] {
  const groups: Group[] = [];
  for (const { kind, row } of companions) {
    const group = groups.find((one) => one.kind === kind);
    if (group) group.rows.push(row);
    else groups.push({ kind, rows: [row] });
  }
  return groups.length < 2 ? groups : groups.sort((one, other) => (one.kind.name < other.kind.name ? -1 : 1));
}
