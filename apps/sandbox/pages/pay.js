import { element, showInbox, timeOf } from './inbox.js';

/**
 * @typedef {{ gateway: string, kind: 'order' | 'payout', id: string, state: string, at: number, amount: string, currency: string,
 *   by: string, url: string | null, reason: string | null }} Payment
 */
showInbox({ source: '/pay', list: 'payments', draw: drawPayment });

/** @param {Payment} payment */
function drawPayment({ gateway, kind, id, state, at, amount, currency, by, url, reason }) {
  const head = element('div', 'head', element('span', `state ${state}`, state), timeOf(at));
  const title = element('h2', 'subject', `${kind === 'order' ? 'In' : 'Out'} ${amount} ${currency}`);
  const about = element('p', 'note', [gateway, kind, id, by, reason].filter(Boolean).join(' \u00b7 '));
  return element('li', 'message', head, title, about, ...(url ? [linkTo(url)] : []));
}

/** @param {string} url */
function linkTo(url) {
  const link = element('a', 'way', 'Checkout page');
  link.setAttribute('href', url);
  return link;
}
