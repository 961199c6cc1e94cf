import { contract } from '@parlour/contract';
import { collectBindings } from '../../apps/server/src/http/collect-bindings.ts';

/**
 * That every endpoint has its one handler is the compiler's to find out (`Handlers`); that two endpoints do not
 * share an address, only a look at the values can tell.
 */
const handlers = Object.entries(contract).map(([domain, endpoints]) => [
  domain,
  Object.fromEntries(Object.keys(endpoints).map((name) => [name, () => ({})])),
]);
const bindings = collectBindings(contract, Object.fromEntries(handlers));
console.log(`${bindings.length} endpoints, each at an address of its own`);
