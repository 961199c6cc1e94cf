/**
 * A list that is drawn anew whenever the server says that there is something new, or the filter changes.
 * @template Message
 * @param {{ source: string, list?: string, draw: (message: Message) => HTMLElement }} needs
 */
export function showInbox({ source, list = 'messages', draw }) {
  const shown = find('messages');
  const filter = /** @type {HTMLInputElement} */ (find('filter'));
  const live = find('live');

  async function refresh() {
    const answer = await fetch(`${source}/${list}?to=${encodeURIComponent(filter.value)}`);
    /** @type {Record<string, Message[]>} */
    const { [list]: messages = [] } = await answer.json();
    shown.replaceChildren(...messages.map(draw));
    find('empty').hidden = messages.length > 0;
  }

  filter.value = new URLSearchParams(location.search).get('to') ?? '';
  filter.addEventListener('input', refresh);
  const events = new EventSource(`${source}/live`);
  events.addEventListener('message', refresh);
  events.addEventListener('open', () => {
    live.textContent = 'live';
    live.classList.add('on');
  });
  // Includes what came while the connection was down.
  events.addEventListener('open', refresh);
  events.addEventListener('error', () => {
    live.textContent = 'connecting';
    live.classList.remove('on');
  });
}

/** @param {string} id */
export function find(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no ${id}`);
  return found;
}

/**
 * @param {string} tag
 * @param {string} className
 * @param {...(Node | string)} content
 */
export function element(tag, className, ...content) {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...content);
  return made;
}

/** @param {number} at */
export function timeOf(at) {
  const time = element('time', 'time', new Date(at).toLocaleTimeString());
  time.setAttribute('datetime', new Date(at).toISOString());
  return time;
}
