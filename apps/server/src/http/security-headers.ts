import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { NONCE_BYTES } from './http.rules.ts';

/** What a browser asks of any answer, a script or a picture too: that it is what its type says, and for us alone. */
const FILE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** On every answer but files. X-Frame-Options is left to `frame-ancestors`, which allows our own frames. */
export const BASE_HEADERS = {
  ...FILE_HEADERS,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-permitted-cross-domain-policies': 'none',
  'permissions-policy': [
    'accelerometer',
    'browsing-topics',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'serial',
    'usb',
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
};

/** Built files, art and pictures. A first visit loads dozens, and none of them is a document that a policy could hold for. */
const FILES = /^\/(m\/(lotto-h5\/)?)?assets\/|^\/m\/(brand|picture)\//;

export const headersFor = (url: string): Readonly<Record<string, string>> =>
  FILES.test(url) ? FILE_HEADERS : BASE_HEADERS;

/** A brand's art and operators' pictures are shown by the console, and by what people share. */
export const SHOWN_ELSEWHERE = /^\/m\/(brand|picture)\//;

/** Where browsers report what a policy stopped. */
export const REPORTS_PATH = '/policy-reports';

export const HSTS = 'max-age=31536000; includeSubDomains';

declare module 'fastify' {
  interface FastifyRequest {
    isPublicHttps: boolean;
  }
}

/** Behind a trusted proxy the protocol is the visitor's, not the proxy's. */
export function isSecure(request: FastifyRequest): boolean {
  return request.isPublicHttps || request.protocol === 'https';
}

/** For one document: what runs in it was put there by us. */
export const newNonce = (): string => randomBytes(NONCE_BYTES).toString('base64url');

export type PolicyNeeds = {
  nonce: string;
  imageHosts: readonly string[];
  /** Other origins the page itself calls. */
  called?: readonly string[];
  viteOrigin?: string | undefined;
  /** Other origins the document may frame, and that may frame it. */
  framed?: readonly string[];
  framers?: readonly string[] | 'none';
};

/** A policy for one document: nothing runs or styles without the nonce that only this document carries. */
export function contentSecurityPolicy({
  nonce,
  imageHosts,
  called = [],
  viteOrigin,
  framed = [],
  framers = [],
}: PolicyNeeds): string {
  const dev = viteOrigin ? ` ${viteOrigin} ${viteOrigin.replace(/^http/, 'ws')}` : '';
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    // The development server injects styles by script, without a nonce; a build never does.
    viteOrigin ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data:${imageHosts.map((host) => ` ${host}`).join('')}${dev}`,
    `font-src 'self'${dev}`,
    `${["connect-src 'self'", ...called].join(' ')}${dev}`,
    "manifest-src 'self'",
    // The page's connection to the development server uses a worker to wait for its return.
    `worker-src 'self'${viteOrigin ? ' blob:' : ''}`,
    ["frame-src 'self'", ...framed].join(' '),
    framers === 'none' ? "frame-ancestors 'none'" : ["frame-ancestors 'self'", ...framers].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    `report-uri ${REPORTS_PATH}`,
  ].join('; ');
}
