import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';

/** Published attacks on pages that show what others wrote. */
export const PAYLOADS = JSON.parse(
  readFileSync(new URL('../../apps/server/src/testing/xss-payloads.json', import.meta.url), 'utf8'),
) as string[];

/** The contract refuses control characters. */
export const SENT = PAYLOADS.filter((payload) => !/[^\P{Cc}\t\n\r]|\p{Cs}/u.test(payload));
/** These swallow what comes after them. */
const OPEN_ENDED = /<(script|style|textarea)\b(?![\s\S]*<\/\1)|--!>/i;
const ENDLESS = SENT.filter((payload) => OPEN_ENDED.test(payload));
const CLOSED = SENT.filter((payload) => !OPEN_ENDED.test(payload));

/** Stands after each payload, and on the page after what is left of it: else something before it swallowed the rest. */
const MARK = '§';
export const MARK_COUNT = CLOSED.length;

/** All payloads in a few texts, each ending in one that swallows what follows. */
export const attacksIn = (count: number): string[] =>
  ENDLESS.slice(0, count).map((endless, index) => {
    const own = CLOSED.filter((_, place) => place % count === index);
    return [...own.map((payload) => `<div>${payload}</div><b>${MARK}</b>`), endless].join('\n');
  });
export const ATTACKS = attacksIn(ENDLESS.length);

/**
 * What would run says so: dialogs, other windows and everything that payloads call. The test's own watch reports requests
 * to other hosts, errors, and what the policy of the page had to block.
 */
export async function watchForAttacks(page: Page): Promise<() => Promise<string[]>> {
  const seen: string[] = [];
  page.on('dialog', async (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('popup', (popup) => seen.push(`window: ${popup.url()}`));
  await page.exposeBinding('reportAttack', (_source, name: string) => seen.push(name));
  await page.addInitScript({
    content: `for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'])
      window[name] = () => window.reportAttack(name);`,
  });
  return async () => {
    // Whatever it reported before has arrived by then.
    await page.evaluate('0');
    return seen;
  };
}

export type Found = { opened: number; marks: number; dangers: string[] };

/**
 * Opens the entries of a list one after another, or takes what is open, and does to everything in the texts what a
 * reader's pointer, keyboard and network could do; links that lead to another page are only touched.
 */
export const readAll = (page: Page) =>
  page.evaluate<Found>(`(async () => {
    const found = { opened: 0, marks: 0, dangers: [] };
    const read = (text) => {
      found.marks += text.textContent.split('${MARK}').length - 1;
      for (const element of text.querySelectorAll('*')) (${PROVOKE})(element, found.dangers);
    };
    const heads = document.querySelectorAll('main article h2 button');
    for (const head of heads) {
      found.opened += 1;
      head.click();
      const body = document.getElementById(head.getAttribute('aria-controls'));
      while (!body.querySelector('${TEXT}')) await new Promise((resolve) => setTimeout(resolve, 5));
      read(body.querySelector('${TEXT}'));
    }
    if (heads.length === 0) document.querySelectorAll('article ${TEXT}').forEach(read);
    return found;
  })()`);

/**
 * Does the same to everything below some elements of the console, which shows texts beside parts of its own: what could
 * run there, and nothing of ours is.
 */
export const provokeIn = (page: Page, roots: string) =>
  page.evaluate<string[]>(
    `(() => { const dangers = []; (${PROVOKE_ALL})('${roots}', dangers); return dangers; })()`,
  );

/** The same for each payload alone, typed into a field whose words are drawn there: none hides in what another left open. */
export async function provokeEachIn(
  page: Page,
  { field, roots, payloads }: { field: Locator; roots: string; payloads: readonly string[] },
): Promise<string[]> {
  const id = await field.getAttribute('id');
  return page.evaluate<string[]>(`(async () => {
    const dangers = [];
    const field = document.getElementById(${JSON.stringify(id)});
    const write = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value').set;
    for (const [at, payload] of ${JSON.stringify(payloads)}.entries()) {
      write.call(field, '<p>Attack ' + at + '.</p>' + payload);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      while (!document.querySelector('${roots}').textContent.includes('Attack ' + at + '.'))
        await new Promise((resolve) => setTimeout(resolve));
      (${PROVOKE_ALL})('${roots}', dangers);
    }
    return dangers;
  })()`);
}

const NEVER_SHOWN = [
  ...['script', 'style', 'iframe', 'frame', 'object', 'embed', 'applet', 'base', 'link', 'meta', 'form'],
  ...['math', 'video', 'audio', 'marquee', 'template', 'foreignObject', 'animate', 'set'],
];

const PROVOKE_ALL = `(roots, dangers) => {
  for (const element of document.querySelectorAll(roots + ' *')) {
    if (${JSON.stringify(NEVER_SHOWN)}.includes(element.localName)) dangers.push(element.outerHTML);
    for (const { name, value } of element.attributes)
      if (/^(on|srcdoc$|formaction$)/i.test(name) || /^\\s*(javascript|vbscript|data:text)/i.test(value))
        dangers.push(element.localName + ' ' + name + '=' + value);
    for (const name of ['mouseover', 'pointerenter', 'animationstart', 'toggle', 'error', 'load'])
      element.dispatchEvent(new Event(name));
  }
}`;

/** An operator's text, as a component of the site shows it. */
const TEXT = '[class*=_text_]';

const ALLOWED_TAGS = [
  ...['p', 'br', 'div', 'span', 'h2', 'h3', 'h4', 'blockquote', 'hr'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup'],
  ...['ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'a', 'img'],
];
/** Styles are set by our script, which shows as an attribute. */
const ALLOWED_ATTRIBUTES = [
  ...['href', 'target', 'rel', 'src', 'alt', 'width', 'height', 'loading'],
  ...['colspan', 'rowspan', 'style'],
];

const PROVOKE = `(element, dangers) => {
  const isAllowed = ${JSON.stringify(ALLOWED_TAGS)}.includes(element.localName);
  if (!isAllowed) dangers.push(element.outerHTML);
  for (const { name, value } of element.attributes)
    if (!${JSON.stringify(ALLOWED_ATTRIBUTES)}.includes(name)) dangers.push(element.localName + ' ' + name + '=' + value);
  const href = element.closest('a')?.getAttribute('href');
  if (href == null) element.click?.();
  else if (!/^(\\/m([/?#](?!\\/)|$)|https?:\\/\\/[^/\\\\])/i.test(href)) dangers.push(href);
  for (const name of ['mouseover', 'focus', 'pointerenter', 'animationstart', 'toggle', 'error', 'load'])
    element.dispatchEvent(new Event(name));
}`;
