import { consoleContract, contract, type EndpointBase } from '@parlour/contract';
import { collectBindings } from '../../apps/server/src/http/calls/collect-bindings.ts';
import { checkOperatorEndpoints } from './operator-endpoints.ts';

/**
 * The compiler ensures that every endpoint has its one handler (`Handlers`). Only a look at the values shows that no
 * two endpoints share an address, and that every operators' endpoint says who may call it.
 */
const bindings = [...bindAll(contract), ...bindAll(consoleContract)];
const problems = checkOperatorEndpoints(consoleContract);
for (const problem of problems) console.error(problem);
console.log(`${bindings.length} endpoints, each at an address of its own, ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;

function bindAll(endpoints: Record<string, Record<string, EndpointBase>>) {
  const handlers = Object.entries(endpoints).map(([domain, definitions]) => [
    domain,
    Object.fromEntries(Object.keys(definitions).map((name) => [name, () => ({})])),
  ]);
  return collectBindings<{ id: string; definition: EndpointBase; handle: () => unknown }>(
    endpoints,
    Object.fromEntries(handlers),
  );
}
