import type { FastifyRequest } from 'fastify';
import { isSecure } from './security-headers.ts';

/** The value of a cookie; anything malformed is simply not there. */
export function readCookie(request: FastifyRequest, name: string): string | null {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return null;
}

/** Over https the prefix makes the browser refuse the cookie from anybody but exactly this host. */
export function cookieName(request: FastifyRequest, name: string): string {
  return isSecure(request) ? `__Host-${name}` : name;
}

/** For this host alone, out of reach of scripts, and never sent along from another site. */
export function strictCookie(
  request: FastifyRequest,
  { name, value }: { name: string; value: string | null },
): string {
  const parts = [`${cookieName(request, name)}=${value ?? ''}`, 'Path=/', 'HttpOnly', 'SameSite=Strict'];
  if (isSecure(request)) parts.push('Secure');
  if (value === null) parts.push('Max-Age=0');
  return parts.join('; ');
}
