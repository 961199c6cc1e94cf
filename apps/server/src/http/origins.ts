import { SITE_PATHS } from '@parlour/contract';
import type { FastifyRequest } from 'fastify';
import type { Brand } from '../tenancy/brand.ts';

/** The public addresses of the site and the console, derived from the request unless configured. */
export type Origins = ReturnType<typeof createOrigins>;

type OriginsNeeds = {
  /** CONSOLE_ORIGIN: if set, the sites are behind the same proxy, at their own hosts. */
  consoleOrigin: string | undefined;
  /** The ports, once they are listening. */
  ports(): { site: number; console: number };
};

/**
 * The caller states the host, and it goes into a policy: anything but a plain host could inject a policy of its own.
 */
const PLAIN_HOST = /^([a-z0-9.-]+|\[[0-9a-f:.]+\])$/i;

export function createOrigins({ consoleOrigin, ports }: OriginsNeeds) {
  const at = (request: FastifyRequest, host: string, port: number) =>
    `${request.protocol}://${PLAIN_HOST.test(host) ? host : 'localhost'}:${port}`;

  function siteOrigin(brand: Brand, request: FastifyRequest): string {
    const [host] = brand.settings.hosts;
    if (consoleOrigin !== undefined)
      return `${new URL(consoleOrigin).protocol}//${host ?? brand.settings.mainDomain}`;
    return at(request, host ?? request.hostname, ports().site);
  }

  return {
    /** The origin of requests from the console's own page. */
    ofConsole: (request: FastifyRequest): string => consoleOrigin ?? `${request.protocol}://${request.host}`,
    siteOrigin,
    siteUrl: (brand: Brand, request: FastifyRequest) => `${siteOrigin(brand, request)}${SITE_PATHS.home}`,
    /** Who may frame the site: the console, for its preview. */
    framersOfSite: (request: FastifyRequest): string[] =>
      consoleOrigin !== undefined
        ? [consoleOrigin]
        : [...new Set([request.hostname, 'localhost'].map((host) => at(request, host, ports().console)))],
  };
}
