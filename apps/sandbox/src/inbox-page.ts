import { documentOf } from './html-page.ts';

export type InboxName = keyof typeof INBOXES;

/** Links at the top of every inbox. */
const INBOXES = {
  phone: {
    tab: 'SMS',
    heading: 'Phone',
    title: 'Sandbox phone',
    note: 'Every SMS of this installation arrives here. Nothing leaves this machine.',
    filter: { label: 'Number', all: 'All numbers', keyboard: 'tel' },
    empty: 'No message yet. Ask the site for a code and watch this page.',
  },
  mail: {
    tab: 'Mail',
    heading: 'Mailbox',
    title: 'Sandbox mailbox',
    note: 'Every mail of this installation arrives here. Nothing leaves this machine.',
    filter: { label: 'Recipient', all: 'All recipients', keyboard: 'email' },
    empty: 'No mail yet. Ask the site for one and watch this page.',
  },
  pay: {
    tab: 'Pay',
    heading: 'Payments',
    title: 'Sandbox payments',
    note: 'Every order and payout of this installation is listed here. No money moves.',
    filter: { label: 'Order or payout', all: 'All payments', keyboard: 'text' },
    empty: 'No payment yet. Deposit something on the site and watch this page.',
  },
} as const;

export const INBOX_NAMES = Object.keys(INBOXES) as InboxName[];

/** What arrives, newest first; a script of the same name draws it. */
export function inboxPage(name: InboxName): string {
  const { heading, title, note, filter, empty } = INBOXES[name];
  return documentOf({
    title,
    sheet: 'inbox',
    script: name,
    body: `<body>
<main class="column">
<header class="bar">
<h1>${heading}</h1>
<span class="live" id="live" role="status">connecting</span>
<nav>${INBOX_NAMES.map((each) => tabOf(each, each === name)).join('')}</nav>
</header>
<p class="note">${note}</p>
<label class="field" for="filter">${filter.label}</label>
<input class="input" id="filter" type="search" inputmode="${filter.keyboard}" autocomplete="off" placeholder="${filter.all}">
<ol class="messages" id="messages"></ol>
<p class="empty" id="empty" hidden>${empty}</p>
</main>
<div class="toast" id="toast" role="status" aria-live="polite" hidden></div>
</body>`,
  });
}

function tabOf(name: InboxName, isOpen: boolean): string {
  return `<a href="/${name}"${isOpen ? ' aria-current="page"' : ''}>${INBOXES[name].tab}</a>`;
}
