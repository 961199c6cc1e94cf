import { createHash } from 'node:crypto';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { type Contexts, createContexts, openContext } from './contexts.ts';

export { expect };

interface Options {
  /**
   * Problems that a test provokes on purpose: `test.use({ allowedProblems: /status of 404/ })`. One pattern
   * and not a list, because Playwright takes a list of two for a value with its settings.
   */
  allowedProblems: RegExp | null;
  /** Whether each test has an address of its own, so that failures are not counted together. */
  hasOwnAddress: boolean;
  /** Whether the browser starts without cached files of earlier tests: for tests of what is fetched. */
  hasNewContext: boolean;
  /** Whether announcements pop up on home: for tests of the popup. */
  hasPopup: boolean;
}

interface Fixtures {
  /** Runs in every test. */
  watchForProblems: undefined;
  /** The browser, as the test's settings have it. */
  emulated: BrowserContextOptions;
  /** Another device: a browser that shares nothing with the first, on the site or, wide, at the console. */
  openElsewhere: (options?: BrowserContextOptions) => Promise<Page>;
  openConsole: () => Promise<Page>;
}

interface OfWorker {
  contexts: Contexts;
}

/**
 * The `test` of every journey. It fails when anything in the browser breaks the house rules, even if everything the
 * test checked was right.
 */
export const test = base.extend<Options & Fixtures, OfWorker>({
  // The workers start after the server does, hence this is set when they read it; the configuration is read
  // too early.
  baseURL: process.env.BASE_URL,
  allowedProblems: [null, { option: true }],
  hasOwnAddress: [false, { option: true }],
  hasNewContext: [false, { option: true }],
  hasPopup: [false, { option: true }],
  contexts: [async ({ browser }, use) => use(createContexts(browser)), { scope: 'worker' }],
  emulated: async (
    {
      baseURL,
      contextOptions,
      deviceScaleFactor,
      extraHTTPHeaders,
      hasTouch,
      isMobile,
      permissions,
      serviceWorkers,
      viewport,
    },
    use,
  ) => {
    const device = { deviceScaleFactor, hasTouch, isMobile, serviceWorkers, viewport };
    const options = { baseURL, ...device, extraHTTPHeaders, permissions, ...contextOptions };
    await use(Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)));
  },
  context: async ({ browser, contexts, emulated, hasNewContext, hasPopup }, use) => {
    const wanted = { ...emulated, hasPopup };
    const context = hasNewContext ? await openContext(browser, wanted) : await contexts.lend(wanted);
    await use(context);
    await (hasNewContext ? context.close() : contexts.takeBack(context));
  },
  openElsewhere: async ({ contexts, emulated }, use) => {
    const lent: BrowserContext[] = [];
    await use(async (options = {}) => {
      const site = { baseURL: process.env.BASE_URL ?? '', serviceWorkers: 'block' as const };
      const context = await contexts.lend({ ...emulated, ...site, ...options });
      lent.push(context);
      return context.newPage();
    });
    for (const context of lent) await contexts.takeBack(context);
  },
  openConsole: async ({ openElsewhere }, use) => use(() => openElsewhere(DESK)),
  extraHTTPHeaders: async ({ hasOwnAddress }, use, { testId, retry }) =>
    use(hasOwnAddress ? { 'x-forwarded-for': addressOf(`${testId} ${retry}`) } : {}),
  watchForProblems: [
    async ({ context, allowedProblems }, use) => {
      const problems = await collectProblems(context);
      await use(undefined);
      // One answer from each page: whatever it reported before has arrived by then.
      await Promise.all(context.pages().map((page) => page.evaluate('0').catch(() => undefined)));
      const unexpected = problems.filter(
        (problem) => !allowedProblems?.test(problem) && !NOT_OURS.test(problem),
      );
      expect(unexpected, 'problems in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/** Operators have a large screen. */
const DESK: BrowserContextOptions = {
  baseURL: process.env.CONSOLE_URL ?? '',
  isMobile: false,
  hasTouch: false,
  deviceScaleFactor: 1,
  viewport: { width: 1440, height: 900 },
};

/** The tested server trusts its own machine to state addresses. */
function addressOf(test: string): string {
  const [a, b, c] = createHash('sha256').update(test).digest();
  return `10.${a}.${b}.${c}`;
}

/** A document that a test stood in for has no address, and the browser lets it open no socket to ours. */
const NOT_OURS = /ERR_BLOCKED_BY_LOCAL_NETWORK_ACCESS_CHECKS/;

/** The list of the test that currently has the context. */
const problemsOf = new WeakMap<BrowserContext, string[]>();

/** Returns a list that fills up while the pages of the context, and their frames, run. */
async function collectProblems(context: BrowserContext): Promise<string[]> {
  const isWatched = problemsOf.has(context);
  const problems: string[] = [];
  problemsOf.set(context, problems);
  if (!isWatched) await watch(context, (problem) => problemsOf.get(context)?.push(problem));
  return problems;
}

async function watch(context: BrowserContext, report: (problem: string) => void): Promise<void> {
  const checkHost = (url: string) => {
    if (!isOurs(url)) report(`request to another host: ${url}`);
  };
  context.on('weberror', (webError) => report(`uncaught error: ${webError.error()}`));
  context.on('console', (message) => {
    if (message.type() === 'error') report(`console error: ${message.text()} (${message.location().url})`);
  });
  context.on('request', (request) => checkHost(request.url()));
  context.on('page', (page) => page.on('websocket', (socket) => checkHost(socket.url())));
  await context.exposeBinding('reportCspViolation', (_source, violation: string) => {
    report(`CSP violation: ${violation}`);
  });
  await context.addInitScript({ content: REPORT_CSP_VIOLATIONS });
}

/** A string rather than a function, because these files are checked without browser types. */
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
