import type pg from 'pg';
import type { Cell, Statement } from '../database.ts';

/** An undeclared part of the driver's connection: the statements prepared on it, by name. */
type Connection = pg.Connection & { readonly parsedStatements: Readonly<Record<string, string>> };

/**
 * Runs a statement that returns no rows. The driver would ask for a row description, prepare to read rows and send four
 * messages one by one; this sends everything at once.
 */
export function writeOn(client: pg.Client, statement: Statement): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query(new Write(statement, (error) => (error ? reject(error) : resolve())));
  });
}

/** The shape the driver expects of its queries; it reads `callback`, `name` and `text`. */
class Write implements pg.Submittable {
  readonly name: string;
  readonly text: string;
  callback: (error: Error | null) => void;
  readonly #values: Statement['values'];

  constructor({ name, text, values }: Statement, callback: (error: Error | null) => void) {
    this.name = name;
    this.text = text;
    this.callback = callback;
    this.#values = values;
  }

  submit(connection: pg.Connection): null {
    const { stream, parsedStatements } = connection as Connection;
    const message = executionOf(this.name, this.#values);
    if (parsedStatements[this.name] !== undefined) {
      stream.write(message);
      return null;
    }
    stream.cork();
    connection.parse({ name: this.name, text: this.text, types: [] }, true);
    stream.write(message);
    stream.uncork();
    return null;
  }

  handleReadyForQuery(): void {
    this.callback(null);
  }

  handleError(error: Error): void {
    this.callback(error);
  }

  handleCommandComplete(): void {}
  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleEmptyQuery(): void {}
}

/** Executes the nameless portal to its end, and says that this was all. */
const EXECUTE_AND_SYNC = Buffer.from([0x45, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0x53, 0, 0, 0, 4]);
const BIND = 0x42;
const MOST_BYTES_PER_SIGN = 3;

/** Binds the values to the statement as a protocol message, and executes it. */
function executionOf(name: string, values: Statement['values']): Buffer {
  const cells = values.map((value) => (Buffer.isBuffer(value) ? value : asText(value)));
  let size = 32 + name.length * MOST_BYTES_PER_SIGN + cells.length * 6 + EXECUTE_AND_SYNC.length;
  for (const cell of cells) size += Buffer.isBuffer(cell) ? cell.length : cell.length * MOST_BYTES_PER_SIGN;
  const all = Buffer.allocUnsafe(size);
  all[0] = BIND;
  all[5] = 0;
  let at = 6 + all.write(name, 6);
  all[at] = 0;
  at = all.writeInt16BE(cells.length, at + 1);
  for (const cell of cells) at = all.writeInt16BE(Buffer.isBuffer(cell) ? 1 : 0, at);
  at = all.writeInt16BE(cells.length, at);
  for (const cell of cells) {
    const length = Buffer.isBuffer(cell) ? cell.copy(all, at + 4) : all.write(cell, at + 4);
    all.writeInt32BE(length, at);
    at += 4 + length;
  }
  // No columns are returned, so no format is requested.
  at = all.writeInt16BE(0, at);
  all.writeInt32BE(at - 1, 1);
  at += EXECUTE_AND_SYNC.copy(all, at);
  return all.subarray(0, at);
}

const asText = (cell: Cell) => (typeof cell === 'string' ? cell : String(cell));
