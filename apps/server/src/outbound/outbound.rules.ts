import { HOUR_MS, SECOND_MS } from '@parlour/clock/durations';

export const ANSWER_MAX_BYTES = 1_048_576;

/** For the keys of a provider, and for the provider itself. */
export const KEYS_DEADLINE_MS = 5 * SECOND_MS;
export const PROVIDER_DEADLINE_MS = 8 * SECOND_MS;
/** Providers say that theirs may be cached for an hour. */
export const DISCOVERY_KEPT_MS = HOUR_MS;
export const CLOCKS_DIFFER_SECONDS = 60;
export const NAME_MAX = 60;

/** Networks that nobody reaches from outside: this machine, its neighbours, and what providers keep for machines. */
export const PRIVATE_NETWORKS: readonly (readonly [
  address: string,
  bits: number,
  family: 'ipv4' | 'ipv6',
])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 127, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['64:ff9b:1::', 48, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
];
