import { element, showInbox, timeOf } from './inbox.js';

const LINK = /(https?:\/\/\S+)/;

/** @typedef {{ at: number, from: string, to: string, subject: string, text: string }} Mail */
showInbox({ source: '/mail', draw: drawMail });

/** @param {Mail} mail */
function drawMail({ at, from, to, subject, text }) {
  const head = element('div', 'head', element('span', 'to', to), timeOf(at));
  const title = element('h2', 'subject', subject || 'No subject');
  const sender = element('p', 'note', `from ${from}`);
  return element('li', 'message', head, title, sender, element('p', 'bubble', ...withLinks(text)));
}

/** @param {string} text */
function withLinks(text) {
  return text.split(LINK).map((part) => {
    if (!LINK.test(part)) return part;
    const link = element('a', 'link', part);
    link.setAttribute('href', part);
    return link;
  });
}
