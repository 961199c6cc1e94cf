import { element, find, showInbox, timeOf } from './inbox.js';

const TOAST_MS = 1_500;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let fading;

/** @typedef {{ at: number, to: string, text: string, code: string | null }} Sms */
showInbox({ source: '/phone', draw: drawSms });

/** @param {Sms} sms */
function drawSms({ at, to, text, code }) {
  const head = element('div', 'head', element('span', 'to', to), timeOf(at));
  const bubble = element('p', 'bubble', text);
  return element('li', 'message', head, bubble, ...(code ? [codeButton(code)] : []));
}

/** @param {string} code */
function codeButton(code) {
  const button = element('button', 'code', code);
  button.setAttribute('aria-label', `Copy ${code}`);
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(code);
    say(`${code} copied`);
  });
  return button;
}

/** @param {string} words */
function say(words) {
  const toast = find('toast');
  toast.textContent = words;
  toast.hidden = false;
  clearTimeout(fading);
  fading = setTimeout(() => {
    toast.hidden = true;
  }, TOAST_MS);
}
