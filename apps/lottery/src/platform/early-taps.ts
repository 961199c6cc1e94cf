import { flushSync } from 'react-dom';

/** Where an element stands: which child of which, from the root down. */
type Path = number[];

type Early = {
  done: {
    path: Path;
    words: string;
    /** What was typed; undefined: it was pressed. */
    typed?: string;
  }[];
  pathOf(element: Element): Path;
};

declare global {
  interface Window {
    /** What was done on the board that the server wrote, until the page stands in its place. */
    early?: Early;
  }
}

type Told = { sessionKey: string; ready: string; close: string; wayOut: string };

/**
 * Runs in the document, right behind the board, and by itself: it may name nothing outside. The board is for members, in
 * the document's language; others see the page when its code is here. A number that is tapped shows it at once, the way
 * out leads out, and whatever else is pressed or typed is kept for the page.
 */
export function keepEarlyTaps({ sessionKey, ready, close, wayOut }: Told): void {
  const root = document.getElementById('root');
  let isOfMember = false;
  try {
    const session = JSON.parse(localStorage.getItem(sessionKey) ?? 'null');
    const boot = JSON.parse(document.getElementById('boot')?.textContent ?? 'null');
    isOfMember = Boolean(session.token) && session.merchantCode === boot.status.info.merchantCode;
  } catch {
    // Blocked, or not ours: nobody is signed in.
  }
  if (!root || !isOfMember || 'otherWords' in document.documentElement.dataset) {
    root?.replaceChildren();
    return;
  }
  const pathOf = (element: Element) => {
    const path: number[] = [];
    for (let own = element; own !== root && own.parentElement; own = own.parentElement)
      path.unshift([...own.parentElement.children].indexOf(own));
    return path;
  };
  window.early = { done: [], pathOf };
  const tell = (kind: string) => parent.postMessage({ kind }, location.origin);
  if (parent !== window) tell(ready);
  const keep = (element: Element, typed?: string) => {
    const words = (element.firstElementChild ?? element).textContent;
    window.early?.done.push({ path: pathOf(element), words, ...(typed !== undefined && { typed }) });
  };
  root.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (!window.early || !button) return;
    if (button.closest('[data-way-out]')) {
      if (parent !== window) tell(close);
      else location.assign(wayOut);
      return;
    }
    keep(button);
    const pressed = button.getAttribute('aria-pressed');
    if (pressed) button.setAttribute('aria-pressed', String(pressed !== 'true'));
  });
  root.addEventListener('input', ({ target }) => {
    const input = target as HTMLInputElement;
    if (window.early) keep(input, /radio|checkbox/.test(input.type) ? undefined : input.value);
  });
}

let taken: (Pick<Early, 'done'> & { pathname: string }) | null = null;
let focused: Path | null = null;

/** Right before the page is drawn: what has the focus then is gone with the board. */
export function noteFocus(): void {
  const { activeElement } = document;
  if (window.early && activeElement && activeElement !== document.body)
    focused = window.early.pathOf(activeElement);
}

/** From now on the page itself answers. */
export function takeEarlyTaps(): void {
  if (window.early) taken = { done: window.early.done, pathname: location.pathname };
  delete window.early;
}

export const hasEarlyTaps = (): boolean => Boolean(window.early ?? taken);

/**
 * Does on the page what was done before it was here, one after the other as the page draws it; what no longer stands
 * where it was is left alone.
 */
export function repeatEarlyTaps(): void {
  const early = taken;
  taken = null;
  if (early?.pathname !== location.pathname) return;
  for (const { path, words, typed } of early.done) {
    const element = find(path);
    if (!element || (element.firstElementChild ?? element).textContent !== words) continue;
    flushSync(() => (typed === undefined ? element.click() : type(element as HTMLInputElement, typed)));
  }
  if (focused) focus(find(focused));
  focused = null;
}

function find(path: Path): HTMLElement | null {
  const root = document.getElementById('root');
  return path.reduce<Element | null>((own, at) => own?.children[at] ?? null, root) as HTMLElement | null;
}

/** As a finger would: React overlooks a value that is simply set. */
function type(input: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Where it was, so that what is typed goes on. */
function focus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  if (element instanceof HTMLInputElement && element.type === 'text')
    element.setSelectionRange(element.value.length, element.value.length);
}
