import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

type Borrowed = BrowserContextOptions & {
  permissions?: string[];
  /** Whether announcements pop up on home, over what other tests want to press. */
  hasPopup?: boolean;
};

/** What a worker lends to its tests, one after another. */
export type Contexts = ReturnType<typeof createContexts>;

/** A browser that nobody used. */
export async function openContext(
  browser: Browser,
  { hasPopup = false, ...options }: Borrowed,
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  if (!hasPopup) await context.addInitScript({ content: ANSWER_NO_POPUP });
  return context;
}

/** Not a route: one route for any address would turn off the browser's cache. */
const ANSWER_NO_POPUP = `{
  const send = window.fetch;
  const lists = { banners: [], player: [], popup: [], hot: [], promotion: [] };
  window.fetch = (input, init) =>
    /MCSFE_getListAnnouncements\\?.*m_popup1/.test(String(input))
      ? Promise.resolve(Response.json({ success: true, value: lists }))
      : send(input, init);
}`;

/**
 * Browser contexts that are cleared and lent again. A page in a used context costs half of one in a new context,
 * because its files and compiled code are cached; the next test finds nothing else of the last one.
 */
export function createContexts(browser: Browser) {
  const idle = new Map<string, BrowserContext[]>();
  const kinds = new WeakMap<BrowserContext, string>();

  async function open(kind: string, options: Borrowed): Promise<BrowserContext> {
    const context = await openContext(browser, options);
    kinds.set(context, kind);
    // A replaced clock cannot be restored: such a context is not lent again.
    for (const take of ['install', 'setFixedTime'] as const) {
      const original = context.clock[take].bind(context.clock) as (given?: never) => Promise<void>;
      context.clock[take] = (given?: unknown) => {
        kinds.delete(context);
        return original(given as never);
      };
    }
    return context;
  }

  return {
    async lend({ permissions = [], extraHTTPHeaders = {}, ...options }: Borrowed): Promise<BrowserContext> {
      const kind = JSON.stringify(options);
      const context = idle.get(kind)?.pop() ?? (await open(kind, options));
      await context.setExtraHTTPHeaders(extraHTTPHeaders);
      await context.clearPermissions();
      if (permissions.length > 0) await context.grantPermissions(permissions);
      return context;
    },

    async takeBack(context: BrowserContext): Promise<void> {
      const kind = kinds.get(context);
      if (kind === undefined) return context.close();
      await Promise.all(context.pages().map((page: Page) => page.close()));
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await context.setOffline(false);
      await context.setStorageState({ cookies: [], origins: [] });
      idle.set(kind, [...(idle.get(kind) ?? []), context]);
    },
  };
}
