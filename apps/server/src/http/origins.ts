import { SITE_PATHS } from '@parlour/contract';
import type { FastifyRequest } from 'fastify';
import type { Brand } from '../tenancy/brand.ts';

/** The public addresses of the site and the console, derived from the request unless they are configured. */
export type Origins = ReturnType<typeof createOrigins>;

type OriginsNeeds = {
  /** CONSOLE_ORIGIN: then the sites are behind the same proxy, at their own hosts. */
  consoleOrigin: string | undefined;
  /** The ports that are listened on, known once they are. */
  ports(): { site: number; console: number };
};

/** A host is stated by whoever asks and goes into a policy: what is no plain host would be a policy of its own. */
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
    /** What a request that comes from the console's own page names as its origin. */
    ofConsole: (request: FastifyRequest): string => consoleOrigin ?? `${request.protocol}://${request.host}`,
    siteOrigin,
    siteUrl: (brand: Brand, request: FastifyRequest) => `${siteOrigin(brand, request)}${SITE_PATHS.home}`,
    /** Who may show the site in a frame: the console, for its preview. */
    framersOfSite: (request: FastifyRequest): string[] =>
      consoleOrigin !== undefined
        ? [consoleOrigin]
        : [...new Set([request.hostname, 'localhost'].map((host) => at(request, host, ports().console)))],
  };
}
