import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from './security-headers.ts';

/** The value of a cookie; a malformed one counts as absent. */
export function readCookie(request: FastifyRequest, name: string): string | null {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return null;
}

/** Over https the prefix makes the browser accept the cookie from exactly this host only. */
export function cookieName(request: FastifyRequest, name: string): string {
  return isSecure(request) ? `__Host-${name}` : name;
}

type Cookie = {
  name: string;
  /** Null removes it. */
  value: string | null;
  /** `Lax` cookies are sent when somebody follows a link to us; what they open needs the token as well. */
  sameSite?: 'Strict' | 'Lax';
  /** Absent: until the browser is closed. */
  maxAgeSeconds?: number;
};

/** For this host only, out of reach of scripts, and never sent with another site's requests. */
export function writeCookie(
  request: FastifyRequest,
  { name, value, sameSite = 'Strict', maxAgeSeconds }: Cookie,
): string {
  const parts = [`${cookieName(request, name)}=${value ?? ''}`, 'Path=/', 'HttpOnly', `SameSite=${sameSite}`];
  if (isSecure(request)) parts.push('Secure');
  if (value === null) parts.push('Max-Age=0');
  else if (maxAgeSeconds !== undefined) parts.push(`Max-Age=${maxAgeSeconds}`);
  return parts.join('; ');
}

/** The cookies of a member's browser: half of the session, and what ties a visitor to something they began. */
const MEMBER_COOKIES = {
  session: 'parlour_session',
  device: 'parlour_device',
  captcha: 'parlour_captcha',
  trial: 'parlour_trial',
  social: 'parlour_social',
} as const;
export type MemberCookie = keyof typeof MEMBER_COOKIES;

/** The cookies of one call, by what they are for. */
export class Cookies {
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;

  constructor(request: FastifyRequest, reply: FastifyReply) {
    this.#request = request;
    this.#reply = reply;
  }

  read(cookie: MemberCookie): string | null {
    return readCookie(this.#request, cookieName(this.#request, MEMBER_COOKIES[cookie]));
  }

  set(cookie: MemberCookie, value: string | null, { maxAgeSeconds }: { maxAgeSeconds?: number } = {}): void {
    const written = { name: MEMBER_COOKIES[cookie], value, sameSite: 'Lax' as const };
    this.#reply.header(
      'set-cookie',
      writeCookie(this.#request, maxAgeSeconds === undefined ? written : { ...written, maxAgeSeconds }),
    );
  }
}
