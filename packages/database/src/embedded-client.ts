import { type PGlite, protocol, type QueryOptions, type Results } from '@electric-sql/pglite';
import { refuseInsideTransaction } from './transaction.ts';

const { messages, serialize } = protocol;
type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];

type Query = <Row>(text: string, values?: unknown[], options?: QueryOptions) => Promise<Results<Row>>;

export type Client = {
  readonly query: Query;
  /** Several statements at once, or one that redefines what others use. */
  exec(text: string): Promise<void>;
  transaction<T>(work: (tx: { readonly query: Query }) => Promise<T>): Promise<T>;
};

/** A list of values makes another text for each length, so there is no end of them. */
const KEPT_MOST = 200;

type Prepared = {
  readonly name: string;
  /** Types by PostgreSQL's numbers. */
  readonly parameters: readonly number[];
  readonly fields: Results['fields'];
};

/** After these, prepared statements may be gone or have other columns. */
const REDEFINING = /^(ALTER|CREATE|DEALLOCATE|DISCARD|DROP)$/;

/**
 * Queries the engine through prepared statements. The library reads, describes and plans a text every time and enters
 * the engine six times for it; here a text that was used before enters once, which takes a quarter of the time.
 */
export function createClient(engine: PGlite): Client {
  const kept = new Map<string, Prepared>();
  let count = 0;

  /** The engine writes its files itself, so the library has nothing to synchronise. */
  const send = (...asked: Uint8Array[]) =>
    engine.execProtocolStream(Buffer.concat([...asked, serialize.sync()]), { syncToFs: false });

  async function prepare(text: string): Promise<Prepared> {
    const found = kept.get(text);
    kept.delete(text);
    const prepared = found ?? (await prepareNew(text));
    // Used last, it is forgotten last.
    kept.set(text, prepared);
    return prepared;
  }

  async function prepareNew(text: string): Promise<Prepared> {
    count += 1;
    const name = `s${count}`;
    const ask = [serialize.parse({ name, text }), serialize.describe({ type: 'S', name })];
    const answers = await send(...forgetOldest(), ...ask);
    return { name, parameters: readParameters(answers), fields: readFields(answers) };
  }

  function forgetOldest(): Uint8Array[] {
    const [oldest] = kept.size < KEPT_MOST ? [] : kept;
    if (!oldest) return [];
    const [text, { name }] = oldest;
    kept.delete(text);
    return [serialize.close({ type: 'S', name })];
  }

  const run: Query = <Row>(text: string, values: unknown[] = [], options: QueryOptions = {}) =>
    engine._runExclusiveQuery(async () => {
      const { name, parameters, fields } = await prepare(text);
      const cells = values.map((value, index) => writeCell(engine, value, parameters[index]));
      const answers = await send(serialize.bind({ statement: name, values: cells }), serialize.execute({}));
      const results = readResults<Row>(answers, { engine, fields, options });
      if (REDEFINING.test(results.command ?? '')) kept.clear();
      return results;
    });

  async function runBlock<T>(work: Parameters<Client['transaction']>[0]): Promise<T> {
    let isOpen = true;
    const query: Query = (...given) => {
      if (!isOpen) throw new Error('the transaction has ended');
      return run(...given);
    };
    await run('begin');
    try {
      const answer = (await work({ query })) as T;
      isOpen = false;
      const { command } = await run('commit');
      if (command === 'ROLLBACK') throw new Error('the transaction failed before, and was rolled back');
      return answer;
    } catch (error) {
      if (isOpen) await run('rollback');
      throw error;
    } finally {
      isOpen = false;
    }
  }

  return {
    async query(...given) {
      // It would wait for ever: there is one connection, and the transaction has it.
      refuseInsideTransaction('a query on the outer connection');
      await engine._checkReady();
      return engine._runExclusiveTransaction(() => run(...given));
    },
    async exec(text) {
      await engine.exec(text);
      await engine.exec('deallocate all');
      kept.clear();
    },
    async transaction(work) {
      await engine._checkReady();
      return engine._runExclusiveTransaction(() => runBlock(work));
    },
  };
}

function readParameters(answers: readonly Message[]): number[] {
  return answers.find((answer) => answer instanceof messages.ParameterDescriptionMessage)?.dataTypeIDs ?? [];
}

function readFields(answers: readonly Message[]): Results['fields'] {
  const found = answers.find((answer) => answer instanceof messages.RowDescriptionMessage);
  return (found?.fields ?? []).map(({ name, dataTypeID }) => ({ name, dataTypeID }));
}

function writeCell({ serializers }: PGlite, value: unknown, type: number | undefined): string | null {
  if (value === null || value === undefined) return null;
  const serializer = type === undefined ? undefined : serializers[type];
  return serializer ? serializer(value) : String(value);
}

type Reading = { engine: PGlite; fields: Results['fields']; options: QueryOptions };

function readResults<Row>(answers: readonly Message[], { engine, fields, options }: Reading): Results<Row> {
  const readers = fields.map(({ dataTypeID }) => {
    const parser = options.parsers?.[dataTypeID] ?? engine.parsers[dataTypeID];
    return (cell: string | null) => (cell === null || !parser ? cell : parser(cell, dataTypeID));
  });
  const rows: unknown[] = [];
  let tag: string[] = [];
  for (const answer of answers) {
    if (answer instanceof messages.CommandCompleteMessage) tag = answer.text.split(' ');
    if (!(answer instanceof messages.DataRowMessage)) continue;
    const cells = answer.fields.map((cell, index) => readers[index]?.(cell));
    rows.push(options.rowMode === 'array' ? cells : toObject(fields, cells));
  }
  // A tag that has a count ends in it: `INSERT 0 5`.
  const affectedRows = Number(tag.at(-1)) || 0;
  return { rows: rows as Results<Row>['rows'], fields, command: tag[0] ?? '', affectedRows };
}

const toObject = (fields: Results['fields'], cells: readonly unknown[]) =>
  Object.fromEntries(fields.map(({ name }, index) => [name, cells[index]]));
