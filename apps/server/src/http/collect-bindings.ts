import type { EndpointDefinition } from '@parlour/contract';
import type { Binding } from './bind.ts';
import type { Handler } from './call.ts';

type Endpoints = Record<string, Record<string, EndpointDefinition>>;
/** Handlers by domain. Each domain's are typed against its endpoints; here only the names matter. */
export type HandlerTables = Record<string, Record<string, (call: never) => unknown>>;

/** Pairs every endpoint with its one handler, and refuses an endpoint or address bound twice or not at all. */
export function collectBindings(endpoints: Endpoints, tables: HandlerTables): Binding[] {
  const bindings: Binding[] = [];
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
      bindings.push({ id, definition, handle: handle as Handler<EndpointDefinition> });
    }
  }
  for (const [domain, table] of Object.entries(tables))
    for (const name of Object.keys(table))
      if (!endpoints[domain]?.[name]) throw new Error(`handler ${domain}.${name} has no endpoint`);
  return bindings;
}
