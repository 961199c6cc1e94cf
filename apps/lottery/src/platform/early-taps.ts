type Early = {
  /** Where it stands: which child of which, from the root down. */
  path: number[];
  words: string;
  /** What was typed; undefined: it was pressed. */
  typed?: string;
};

declare global {
  interface Window {
    /** What was done on the board that the server wrote, until the page stands in its place. */
    early?: Early[];
  }
}

type Told = { sessionKey: string; ready: string };

/**
 * Runs in the document, right behind the board, and by itself: it may name nothing outside. The board is for members, in
 * the document's language; others see the page when its code is here. A number that is tapped shows it at once, and
 * whatever is pressed or typed is kept for the page.
 */
export function keepEarlyTaps({ sessionKey, ready }: Told): void {
  const root = document.getElementById('root');
  let session: { token?: unknown } | null = null;
  try {
    session = JSON.parse(localStorage.getItem(sessionKey) ?? 'null');
  } catch {
    // Blocked, or not ours: nobody is signed in.
  }
  if (!root || !session?.token || 'otherWords' in document.documentElement.dataset) {
    root?.replaceChildren();
    return;
  }
  window.early = [];
  if (parent !== window) parent.postMessage({ kind: ready }, location.origin);
  const keep = (element: Element, typed?: string) => {
    const path: number[] = [];
    for (let own = element; own !== root && own.parentElement; own = own.parentElement)
      path.unshift([...own.parentElement.children].indexOf(own));
    const words = (element.firstElementChild ?? element).textContent;
    window.early?.push({ path, words, ...(typed !== undefined && { typed }) });
  };
  root.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (!window.early || !button) return;
    keep(button);
    const pressed = button.getAttribute('aria-pressed');
    if (pressed) button.setAttribute('aria-pressed', String(pressed !== 'true'));
  });
  root.addEventListener('input', ({ target }) => {
    if (window.early) keep(target as Element, (target as HTMLInputElement).value);
  });
}

/** Does on the page what was done before it was here; what no longer stands where it was is left alone. */
export function repeatEarlyTaps(): void {
  const early = window.early ?? [];
  delete window.early;
  for (const { path, words, typed } of early) {
    const element = path.reduce<Element | null | undefined>(
      (own, at) => own?.children[at],
      document.getElementById('root'),
    );
    if (!(element instanceof HTMLElement) || (element.firstElementChild ?? element).textContent !== words)
      continue;
    if (typed === undefined) element.click();
    else if (element instanceof HTMLInputElement) type(element, typed);
  }
}

/** As a finger would: React overlooks a value that is simply set. */
function type(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
