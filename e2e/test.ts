import { createHash } from 'node:crypto';
import { type BrowserContext, test as base, expect } from '@playwright/test';

export { expect };

interface Options {
  /**
   * Problems that a test provokes on purpose: `test.use({ allowedProblems: /status of 404/ })`. One pattern
   * and not a list, because Playwright takes a list of two for a value with its settings.
   */
  allowedProblems: RegExp | null;
  /** Whether the server takes each test for a visitor of another address, so that failures are not counted together. */
  hasOwnAddress: boolean;
}

interface Fixtures {
  /** Runs by itself in every test. */
  watchForProblems: undefined;
}

/**
 * The `test` of every journey. It fails when anything in the browser breaks the rules of the house, even if
 * all that the test looked at was right.
 */
export const test = base.extend<Options & Fixtures>({
  // The workers start after the server does, hence this is set when they read it; the configuration is read
  // too early.
  baseURL: process.env.BASE_URL,
  allowedProblems: [null, { option: true }],
  hasOwnAddress: [false, { option: true }],
  extraHTTPHeaders: async ({ hasOwnAddress }, use, { testId, retry }) =>
    use(hasOwnAddress ? { 'x-forwarded-for': addressOf(`${testId} ${retry}`) } : {}),
  watchForProblems: [
    async ({ context, allowedProblems }, use) => {
      const problems = await collectProblems(context);
      await use(undefined);
      // One answer from each page: what it reported before this has arrived by then.
      await Promise.all(context.pages().map((page) => page.evaluate('0').catch(() => undefined)));
      const unexpected = problems.filter(
        (problem) => !allowedProblems?.test(problem) && !NOT_OURS.test(problem),
      );
      expect(unexpected, 'problems in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/** The server of the journeys trusts its own machine to state addresses. */
function addressOf(test: string): string {
  const [a, b, c] = createHash('sha256').update(test).digest();
  return `10.${a}.${b}.${c}`;
}

/** The browser lets a document that a test stood in for, which has no address, open no socket to ours. */
const NOT_OURS = /ERR_BLOCKED_BY_LOCAL_NETWORK_ACCESS_CHECKS/;

/** Fills the list it answers as the pages of the context, and their frames, run. */
async function collectProblems(context: BrowserContext): Promise<string[]> {
  const problems: string[] = [];
  const checkHost = (url: string) => {
    if (!isOurs(url)) problems.push(`request to another host: ${url}`);
  };
  context.on('weberror', (webError) => problems.push(`uncaught error: ${webError.error()}`));
  context.on('console', (message) => {
    if (message.type() === 'error')
      problems.push(`console error: ${message.text()} (${message.location().url})`);
  });
  context.on('request', (request) => checkHost(request.url()));
  context.on('page', (page) => page.on('websocket', (socket) => checkHost(socket.url())));
  await context.exposeBinding('reportCspViolation', (_source, violation: string) => {
    problems.push(`CSP violation: ${violation}`);
  });
  await context.addInitScript({ content: REPORT_CSP_VIOLATIONS });
  return problems;
}

/** A text and not a function, because these files are checked without the types of the browser. */
const REPORT_CSP_VIOLATIONS = `
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
    const where = (sourceFile || document.URL) + ':' + lineNumber;
    window.reportCspViolation([effectiveDirective, 'blocked', blockedURI, 'at', where, sample].join(' '));
  });
`;

function isOurs(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  if (!['http:', 'https:', 'ws:', 'wss:'].includes(protocol)) return true;
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname.endsWith('.localhost');
}
