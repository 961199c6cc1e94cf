import { BlockList, isIPv6, type Server, type Socket } from 'node:net';
import { addressKey } from './rate-limits.ts';

/** What a listener grants a caller who takes his time, or who comes many times over. */
export type ListenerLimits = {
  /** Within this the headers must have arrived. */
  headersMs: number;
  /** Within this the whole request, however slowly its body comes. */
  requestMs: number;
  /** So long an idle connection is kept for another request: longer than a proxy in front keeps it. */
  keepAliveMs: number;
  /** Open connections altogether. */
  connections: number;
  /** Of one address; trusted proxies are not counted, since everybody comes through them. */
  connectionsPerAddress: number;
};

export const LISTENER_LIMITS: ListenerLimits = {
  headersMs: 10_000,
  requestMs: 20_000,
  keepAliveMs: 72_000,
  connections: 10_000,
  connectionsPerAddress: 500,
};

/** Node looks for late requests this often; by default so seldom that a slow one lives twice as long as it may. */
const CHECK_MS = 1_000;

/** The part that has to be known when the server is made, as Fastify takes it. */
export function timeoutsOf({ headersMs, requestMs, keepAliveMs }: ListenerLimits) {
  return {
    requestTimeout: requestMs,
    keepAliveTimeout: keepAliveMs,
    http: {
      headersTimeout: headersMs,
      connectionsCheckingInterval: Math.min(CHECK_MS, headersMs, requestMs),
    },
  };
}

/** Beyond a limit a connection is closed before a byte of it is read. */
export function limitConnections(
  server: Server,
  { connections, connectionsPerAddress }: ListenerLimits,
  trustedProxies: readonly string[],
): void {
  const open = new Map<string, number>();
  const trusted = listOf(trustedProxies);
  server.maxConnections = connections;
  server.on('connection', (socket: Socket) => {
    const address = (socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/, '');
    if (trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) return;
    const key = addressKey(address);
    const count = (open.get(key) ?? 0) + 1;
    if (count > connectionsPerAddress) return void socket.destroy();
    open.set(key, count);
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
  });
}

/** Addresses, and ranges such as 10.0.0.0/8. */
function listOf(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}
