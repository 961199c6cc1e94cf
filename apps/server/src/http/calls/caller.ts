import { isIP, isIPv4 } from 'node:net';
import {
  DEVICES,
  type Device,
  type EndpointDefinition,
  isOneOf,
  LANGUAGES,
  type Language,
  SWITCH_CODE,
  type SwitchName,
} from '@parlour/contract';
import type { FastifyRequest } from 'fastify';
import type { Brand } from '../../tenancy/brand.ts';
import { USER_AGENT_MAX } from '../http.rules.ts';
import { Refusal } from './refusal.ts';

/** Where `http` looks up brands; the system domain supplies it. */
export type BrandDirectory = {
  ofMerchant(merchantCode: string): Brand | undefined;
  ofHost(host: string): Brand | undefined;
  byDefault(): Brand | undefined;
};

/** By the Merchant header, else by host name, else the default; a brand's own host serves no other brand. */
export function findBrand(brands: BrandDirectory, request: FastifyRequest): Brand {
  const hostBrand = brands.ofHost(hostOf(request));
  const merchantCode = request.headers.merchant;
  if (merchantCode === undefined) {
    const brand = hostBrand ?? brands.byDefault();
    if (!brand) throw new Refusal('unavailable');
    return brand;
  }
  const brand = typeof merchantCode === 'string' ? brands.ofMerchant(merchantCode) : undefined;
  if (!brand) throw new Refusal('unknown_merchant');
  if (hostBrand && hostBrand.id !== brand.id) throw new Refusal('merchant_mismatch');
  return brand;
}

export function findLanguage(request: FastifyRequest, brand: Brand): Language {
  const asked = request.headers.language;
  return isOneOf(brand.settings.languages, asked) ? asked : brand.settings.defaultLanguage;
}

/** The language of refusals while no brand is known. */
export function languageWithoutBrand(request: FastifyRequest): Language {
  const asked = request.headers.language;
  return isOneOf(LANGUAGES, asked) ? asked : 'EN';
}

/** The browser's user agent, cut to what is worth storing. */
export function userAgentOf(request: FastifyRequest): string {
  return (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX);
}

/** The token half of a session; a malformed one counts as absent. */
export function bearerToken(request: FastifyRequest): string | null {
  return /^Bearer ([\w-]{1,100})$/.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

export function findDevice(request: FastifyRequest): Device {
  const { device } = request.headers;
  return isOneOf(DEVICES, device) ? device : 'H5';
}

/** A host may be written with a trailing dot; it is the same host. */
function hostOf(request: FastifyRequest): string {
  const { host } = request;
  const end = host.startsWith('[') ? host.indexOf(']') + 1 : host.indexOf(':');
  const name = (end > 0 ? host.slice(0, end) : host).toLowerCase();
  return name.endsWith('.') ? name.slice(0, -1) : name;
}

/**
 * The visitor's address, for regions and limits. Some proxies add a port, and IPv4 may arrive as IPv6; an invalid
 * address is ignored in favour of the connection's own.
 */
export function clientAddress(request: FastifyRequest): string {
  const given = isIP(request.ip) ? request.ip : withoutPort(request.ip);
  const address = isIP(given) ? given : (request.socket.remoteAddress ?? '0.0.0.0');
  const tail = address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : '';
  return isIPv4(tail) ? tail : address;
}

function withoutPort(ip: string): string {
  return ip.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/^\[(.+)\](:\d+)?$/, '$1');
}

export function checkModules(
  { modules, namedModules }: Pick<EndpointDefinition, 'modules' | 'namedModules'>,
  { request, brand }: { request: FastifyRequest; brand: Brand },
): void {
  const named = request.headers.moduleid;
  const known: readonly SwitchName[] = [...(modules ?? []), ...(namedModules ?? [])];
  if (named !== undefined && !known.some((module) => SWITCH_CODE[module] === named))
    throw new Refusal('module_mismatch');
  if (modules && !modules.some((module) => brand.settings.switches[module])) throw new Refusal('module_off');
}
