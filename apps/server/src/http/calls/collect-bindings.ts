import type { EndpointBase } from '@parlour/contract';
import type { Binding } from './bind.ts';

type AnyBinding = { id: string; definition: EndpointBase; handle: (call: never) => unknown };
type Endpoints<Definition> = Record<string, Record<string, Definition>>;
/** Handlers by domain. Each domain's are typed against its endpoints; only the names matter here. */
export type HandlerTable = Readonly<Record<string, (call: never) => unknown>>;
export type HandlerTables = Record<string, HandlerTable>;

/** Pairs every endpoint with its one handler, and refuses an endpoint or address that is bound twice or not at all. */
export function collectBindings<One extends AnyBinding = Binding>(
  endpoints: Endpoints<One['definition']>,
  tables: HandlerTables,
): One[] {
  const bindings: One[] = [];
  const addresses = new Map<string, string>();
  for (const [domain, definitions] of Object.entries(endpoints)) {
    for (const [name, definition] of Object.entries(definitions)) {
      const id = `${domain}.${name}`;
      const handle = tables[domain]?.[name];
      if (!handle) throw new Error(`endpoint ${id} is not bound`);
      const address = `${definition.method} ${definition.path}`;
      const other = addresses.get(address);
      if (other) throw new Error(`${address} is bound twice: ${other} and ${id}`);
      addresses.set(address, id);
      bindings.push({ id, definition, handle } as One);
    }
  }
  for (const [domain, table] of Object.entries(tables))
    for (const name of Object.keys(table))
      if (!endpoints[domain]?.[name]) throw new Error(`handler ${domain}.${name} has no endpoint`);
  return bindings;
}
